import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  notACopy: "Ce n’est pas une copie d’ici. Choisissez le ZIP que vous avez téléchargé.",
  newerCopy:
    "Cette copie vient d’une version plus récente. Demandez à l’exploitant de ce site de le mettre à jour.",
  isHereAlready: "Déjà présente.",
  unreadable: "Illisible. Elle reste dans le fichier.",
  contactsTooLarge:
    "Trop volumineux pour être lu d’un coup. Importez contacts.vcf du ZIP sur la page «\u202fContacts\u202f», en plusieurs parties.",
  notChosen: "Choisissez des cartes de cette copie.",
  failed: "Rien n’a été importé. Réessayez.",
} satisfies TranslationOf<typeof english>;
