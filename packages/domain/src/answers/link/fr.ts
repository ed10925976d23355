import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  lastDayInvalid: "Choisissez un jour.",
  lastDayPast: "Choisissez aujourd’hui ou un jour plus tardif.",
  nameRequired: "Donnez un nom au lien.",
  nameTooLong: "60 caractères au maximum.",
  notFound: "Ce lien n’existe pas.",
  notSecret: "Choisissez un lien dont personne ne peut deviner l’adresse.",
  slugInvalid: "De 2 à 30 caractères\u202f: a-z, 0-9 et -.",
  slugReserved: "Ce lien est réservé. Choisissez-en un autre.",
  slugTaken: "Vous avez déjà ce lien. Choisissez-en un autre.",
  tooManyLive: {
    one: "Votre formule permet {count} lien actif par carte. Terminez-en un pour faire de la place.",
    many: "Votre formule permet {count} liens actifs par carte. Terminez-en un pour faire de la place.",
    other: "Votre formule permet {count} liens actifs par carte. Terminez-en un pour faire de la place.",
  },
  tooManyLinks: "Une carte peut avoir jusqu’à {max} liens. Réactivez plutôt un lien terminé.",
} satisfies TranslationOf<typeof english>;
