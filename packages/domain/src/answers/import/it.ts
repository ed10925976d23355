import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  notACopy: "Questa non è una copia creata qui. Scegli lo ZIP che hai scaricato.",
  newerCopy:
    "Questa copia è stata creata da una versione più recente. Chiedi al gestore di questo sito di aggiornarlo.",
  isHereAlready: "Già presente.",
  unreadable: "Non leggibile. Resta nel file.",
  contactsTooLarge:
    "Troppo grande da leggere in una volta. Importa contacts.vcf dallo ZIP nella pagina Contatti, in più parti.",
  notChosen: "Scegli dei biglietti da questa copia.",
  failed: "Non è stato importato nulla. Riprova.",
} satisfies TranslationOf<typeof english>;
