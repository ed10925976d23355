import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  lastDayInvalid: "Scegli un giorno.",
  lastDayPast: "Scegli oggi o un giorno successivo.",
  nameRequired: "Dai un nome al link.",
  nameTooLong: "Usa al massimo 60 caratteri.",
  notFound: "Questo link non esiste.",
  notSecret: "Scegli un link con un indirizzo che nessuno può indovinare.",
  slugInvalid: "Usa da 2 a 30 caratteri: a-z, 0-9 e -.",
  slugReserved: "Questo link è riservato. Scegline un altro.",
  slugTaken: "Hai già questo link. Scegline un altro.",
  tooManyLive: {
    one: "Il tuo piano ha spazio per {count} link attivo per biglietto. Terminalo per fare spazio.",
    many: "Il tuo piano ha spazio per {count} di link attivi per biglietto. Terminane uno per fare spazio.",
    other: "Il tuo piano ha spazio per {count} link attivi per biglietto. Terminane uno per fare spazio.",
  },
  tooManyLinks: "Un biglietto può avere fino a {max} link. Riattivane uno terminato.",
} satisfies TranslationOf<typeof english>;
