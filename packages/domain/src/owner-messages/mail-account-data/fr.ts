import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  exportSubject: "Votre copie de {brand} est prête",
  exportTitle: "Votre copie est prête",
  exportPreview: "Téléchargez-la dans la journée.",
  exportReady:
    "La copie de tout votre compte est prête\u202f: un fichier ZIP, dans des formats que d’autres programmes savent lire.",
  keptUntil: "Disponible jusqu’au",
  download: "Télécharger ma copie",
  exportNotYou:
    "Si vous ne l’avez pas demandée, changez de mot de passe dès maintenant\u202f: quelqu’un d’autre est connecté à votre compte. Le fichier n’est pas dans cet e-mail.",

  left: "Vous avez quitté {brand}",
  leftPreview: "Tout sera supprimé dans sept jours. D’ici là, vous pouvez revenir.",
  cardsOffline:
    "Vos cartes sont hors ligne, et tous vos appareils ont été déconnectés. Une formule payante prend fin\u202f: plus rien ne sera débité.",
  deletedOn: "Suppression définitive le",
  comeBack: "D’ici là, connectez-vous pour tout restaurer ou télécharger une copie.",
  leftNotYou:
    "Si ce n’était pas vous, choisissez un nouveau mot de passe, connectez-vous et restaurez votre compte.",

  backSubject: "Bon retour sur {brand}",
  backTitle: "Tout est de retour",
  backPreview: "Vos cartes sont de nouveau en ligne. Rien n’est supprimé.",
  cardsOnline: "Vos cartes sont de nouveau en ligne, et rien ne sera supprimé.",
  openDashboard: "Ouvrir mon tableau de bord",
  backNotYou:
    "Si ce n’était pas vous, changez de mot de passe dès maintenant. Tous les autres appareils seront déconnectés.",

  deletedSubject: "Votre compte {brand} est supprimé",
  deletedTitle: "Votre compte est supprimé",
  deletedPreview: "Il n’en reste rien.",
  deleted:
    "Votre compte et tout ce qu’il contenait sont supprimés\u202f: cartes, images, favoris et connexions.",
  invoices:
    "Si vous aviez une formule payante, le prestataire de paiement conserve ses factures, comme la loi l’exige. C’est le dernier e-mail que nous vous envoyons.",
} satisfies TranslationOf<typeof english>;
