import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  side: "Face",
  layout: "Mise en page",
  line: "Filet",
  withPhoto: "Avec photo",
  photoAndCode: "Photo et code",
  channels: "Canaux",
  chosenOf: "{count} choisis sur {max}",
  chosenAll: "{count} choisis sur {max}, le maximum",

  asShown: "Comme dans une appli e-mail",
  preview: "Aperçu",
  light: "Clair",
  dark: "Sombre",

  copy: "Copier",
  copied: "Copié",
  copyHtml: "Copier le HTML",
  downloadHtml: "Télécharger le .html",
  signatureCopied: "Signature copiée. Collez-la dans votre appli e-mail.",
  signatureNotCopied: "Impossible de copier la signature. Téléchargez plutôt le fichier.",
  htmlCopied: "HTML copié.",
  htmlNotCopied: "Impossible de copier le HTML. Téléchargez plutôt le fichier.",
  weight: "{size} sur {max}. Sans script ni pistage. Lisible sans images et en mode sombre.",
  fileTitle: "Signature",

  emailApps: "Applis e-mail",
  pressCopy: "Appuyez sur «\u202fCopier\u202f».",
  gmailSettings:
    "Dans Gmail, ouvrez «\u202fParamètres\u202f», «\u202fVoir tous les paramètres\u202f», puis descendez jusqu’à «\u202fSignature\u202f».",
  gmailPaste:
    "Créez une signature, collez la vôtre dans le champ, puis appuyez sur «\u202fEnregistrer les modifications\u202f» en bas de la page.",
  outlookSettings:
    "Dans Outlook, ouvrez «\u202fParamètres\u202f», «\u202fComptes\u202f», «\u202fSignatures\u202f»\u202f; dans les anciennes versions «\u202fFichier\u202f», «\u202fOptions\u202f», «\u202fCourrier\u202f», «\u202fSignatures\u202f».",
  outlookPaste:
    "Créez une signature, collez la vôtre dans le champ, choisissez-la pour les nouveaux messages, puis appuyez sur «\u202fEnregistrer\u202f».",
  appleMailSettings:
    "Dans Mail, ouvrez «\u202fRéglages\u202f», «\u202fSignatures\u202f», choisissez le compte et appuyez sur «\u202f+\u202f».",
  appleMailPaste:
    "Désactivez l’option qui applique la police par défaut des messages, puis collez votre signature à la place du texte du champ.",
  pressCopyHtml: "Appuyez sur «\u202fCopier le HTML\u202f».",
  thunderbirdSettings:
    "Dans Thunderbird, ouvrez «\u202fParamètres des comptes\u202f» et choisissez le compte.",
  thunderbirdPaste:
    "Cochez «\u202fUtiliser HTML\u202f» au-dessus du champ de signature, puis collez-y le HTML.",
} satisfies TranslationOf<typeof english>;
