import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  language: "Lingua",
  languageIs: "Lingua: {name}",
  lead: "Per tutto ciò che vedi qui e per le email che ti inviamo. I tuoi biglietti mantengono la loro.",
  hint: "Cambia subito e ovunque. Nulla di ciò che hai scritto va perso.",
  changed: "Ora è tutto in italiano.",
  notChanged: "Non è stato possibile cambiare la lingua. Controlla la connessione e riprova.",
} satisfies TranslationOf<typeof english>;
