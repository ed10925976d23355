import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  messages: "Notifications",
  close: "Fermer",
  saveToFavourites: "Ajouter aux favoris",
  savedToFavourites: "Dans vos favoris",
  favouriteAdded: "Carte ajoutée à vos favoris\u202f: {name}",
  favouriteRemoved: "Carte retirée de vos favoris\u202f: {name}",
  addFailed: "Impossible d’ajouter la carte à vos favoris.",
  removeFailed: "Impossible de retirer la carte de vos favoris.",
  favouritesFull: "Vous pouvez avoir jusqu’à 500 favoris. Retirez-en un pour faire de la place.",
  editCard: "Modifier cette carte",
  goToDashboard: "Aller à votre tableau de bord",
  contactDownloaded: "Contact téléchargé\u202f! Ouvrez le fichier pour l’ajouter à vos contacts.",
  contactFailed: "Impossible de télécharger le contact. Réessayez.",
  letThemKnow: "Présentez-vous à {name}",
  copied: "Copié",
  copyValueFailed: "Copie impossible. Sélectionnez le texte et copiez-le.",
  linkCopied: "Lien copié",
  linkCopiedFor: "Lien copié. Collez-le dans {place}.",
  copyFailed: "Copie impossible. Sélectionnez le lien et copiez-le.",
  shareFailed: "Le partage n’a pas fonctionné. Essayez une autre option ci-dessous.",
  qrDownloadFailed: "Impossible de télécharger le QR code.",
} satisfies TranslationOf<typeof english>;
