import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  notSetUp: "Les pass ne sont pas encore configurés ici",
  setValues:
    "Les pass doivent être signés. Définissez les valeurs ci-dessous, puis les deux boutons apparaîtront ici. D’ici là, seuls les admins voient cette page.",
  restWorks: "Le reste du kit de partage fonctionne sans.",
  codeStaysCurrent:
    "Un pass enregistré ne se met pas à jour\u202f: si vous modifiez votre carte, ajoutez-le à nouveau. Son code ouvre toujours votre carte actuelle.",
  linkStaysCurrent:
    "Un pass enregistré ne se met pas à jour\u202f: si vous modifiez votre carte, ajoutez-le à nouveau. Son lien ouvre toujours votre carte actuelle.",

  addToApple: "Ajouter à Apple Wallet",
  appleText:
    "Sur un iPhone, le pass s’ouvre aussitôt. Sur un ordinateur, vous téléchargez un fichier à envoyer à votre téléphone.",
  saveToGoogle: "Ajouter à Google Wallet",
  googleText:
    "Ouvre Google Wallet avec le pass prêt. Depuis un ordinateur, il arrive sur le téléphone de votre compte Google.",
  signing: "Signature…",

  forOperator: "Pour l’exploitant",
  copyForOperator: "Copier pour l’exploitant",
  namesCopied: "Copié. Envoyez-le à l’exploitant de cette installation.",
  namesNotCopied: "Impossible de copier les noms.",
} satisfies TranslationOf<typeof english>;
