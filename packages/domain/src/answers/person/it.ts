import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  nameRequired: "Inserisci un nome.",
  emailInvalid: "Questo indirizzo email non è valido.",
  phoneInvalid: "Controlla questo numero di telefono.",
  tooManyTags: "Un contatto può avere fino a 20 tag.",
  notFound: "Questo contatto non esiste.",
  changed: "Questo contatto è stato modificato altrove. Controlla la versione più recente prima di salvare.",
  notRestorable: "Questo contatto non si può più ripristinare.",
  notAFile: "Non abbiamo trovato contatti in questo file. Scegli un file .vcf o .csv.",
  tooLarge: "Questo file supera i 16\u00a0MB. Scegline uno più piccolo.",
  columnsDoNotFit: "Abbina di nuovo le colonne di questo file.",
  nameColumnMissing: "Scegli la colonna con il nome, l’email o il telefono.",
  tooLong: "Usa al massimo {max} caratteri.",
  peopleFull: "Puoi avere al massimo {max} contatti.",
  tooManyInFile: "Un file può avere al massimo {max} contatti. Dividilo.",
} satisfies TranslationOf<typeof english>;
