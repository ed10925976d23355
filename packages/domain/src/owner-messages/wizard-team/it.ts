import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  setBy: "Stabilito da {team}",
  leftEmpty: "Lasciato vuoto",
  noPhoto: "Nessuna foto",
  noLogo: "Nessun logo",
  on: "Attivo",
  off: "Non attivo",
  allSet: "{team} lo stabilisce per tutti i suoi biglietti.",
  someSet: "Ciò che ha un lucchetto lo stabilisce {team}. Il resto è tuo.",
  notOnCards: "Non sono sui biglietti di {team}: {channels}.",
} satisfies TranslationOf<typeof english>;
