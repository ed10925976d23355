import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  changeLink: "Cambia link",
  linkToday:
    "Il tuo link di oggi: <link>{link}</link>. Per un anno porta al nuovo link e resta tuo. Codici, link e biglietti salvati continuano a funzionare.",
  newLink: "Nuovo link",
  check: "Verifica",
  changing: "Un momento…",
  threeTimes: "Puoi cambiarlo tre volte l’anno.",
  twoLeft: "Puoi cambiarlo tre volte l’anno. Dopo questa modifica te ne restano due.",
  oneLeft: "Puoi cambiarlo tre volte l’anno. Dopo questa modifica te ne resta una.",
  lastChange: "Puoi cambiarlo tre volte l’anno. Per ora questa è l’ultima modifica.",
  usedUp: "Quest’anno lo hai cambiato tre volte. Prossima modifica possibile: {day}.",
  isNowAt: "Ora questo biglietto è su {path}.",

  freeUsernames: "Nomi utente liberi",
  stillFree: "Ancora liberi:",
} satisfies TranslationOf<typeof english>;
