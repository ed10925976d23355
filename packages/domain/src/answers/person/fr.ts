import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  nameRequired: "Indiquez un nom.",
  emailInvalid: "Cette adresse e-mail n’est pas valide.",
  phoneInvalid: "Vérifiez ce numéro de téléphone.",
  tooManyTags: "Un contact peut avoir jusqu’à 20 étiquettes.",
  notFound: "Ce contact n’existe pas.",
  changed: "Ce contact a été modifié ailleurs. Vérifiez la version plus récente avant d’enregistrer.",
  notRestorable: "Ce contact ne peut plus être restauré.",
  notAFile: "Nous n’avons trouvé aucun contact dans ce fichier. Choisissez un fichier .vcf ou .csv.",
  tooLarge: "Ce fichier dépasse 16\u00a0Mo. Choisissez-en un plus petit.",
  columnsDoNotFit: "Associez à nouveau les colonnes de ce fichier.",
  nameColumnMissing: "Choisissez la colonne du nom, de l’e-mail ou du téléphone.",
  tooLong: "{max} caractères au maximum.",
  peopleFull: "Vous pouvez avoir jusqu’à {max} contacts.",
  tooManyInFile: "Un fichier peut contenir jusqu’à {max} contacts. Divisez-le.",
} satisfies TranslationOf<typeof english>;
