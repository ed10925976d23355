import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  leave: "Fermer le compte",
  leaveLead:
    "Vos cartes passent aussitôt hors ligne. Tout est supprimé au bout de sept jours\u202f; d’ici là, vous pouvez revenir.",
  leaveBrand: "Quitter {brand}",
  leaveQuestion: "Quitter {brand}\u202f?",
  notLoaded: "Impossible de charger les détails.",
  nothingChanged: "Rien n’a changé. Réessayez.",
  whatHappens: "Ce qui se passe si vous partez",
  cardsOffline: {
    one: "Votre carte passe aussitôt hors ligne",
    many: "Vos {count} cartes passent aussitôt hors ligne",
    other: "Vos {count} cartes passent aussitôt hors ligne",
  },
  cardsReserved: {
    one: "{names} vous reste réservé pendant 90 jours.",
    many: "{names} vous restent réservés pendant 90 jours.",
    other: "{names} vous restent réservés pendant 90 jours.",
  },
  planCancelled: "Votre formule est d’abord résiliée",
  planCancelledText: "Plus aucun paiement. Le prestataire conserve ses factures, comme la loi l’exige.",
  signedOut: {
    one: "Votre session se ferme",
    many: "Vos sessions se ferment sur {count} appareils",
    other: "Vos sessions se ferment sur {count} appareils",
  },
  deletedOn: "Tout est supprimé le {day}",
  deletedText: "Les cartes, les images, les favoris et tout le reste de votre compte.",
  untilThen:
    "D’ici là, il suffit de vous connecter pour tout restaurer. <copy>Créer d’abord une copie</copy>",
  stay: "Rester",
  leavingNow: "Un instant…",
  youHaveLeft: "Votre compte est fermé. Tout sera supprimé le {day}.",

  closingTitle: "Votre compte est en cours de fermeture",
  logOut: "Se déconnecter",
  daysLeft: { one: "{count} jour", many: "{count} jours", other: "{count} jours" },
  closingText:
    "Vous avez fermé votre compte le {leftOn}. Vos cartes sont hors ligne, et leurs liens vous restent réservés. Jusqu’au {until}, vous pouvez tout restaurer.",
  closingNote:
    "Une formule payante reste résiliée. Vous pourrez en choisir une à nouveau une fois votre compte restauré.",
  restoreAccount: "Restaurer le compte",
  oneMoment: "Un instant…",
  cameBack: "Tout est de retour.",
  comeBackFailed: "Cela n’a pas fonctionné. Réessayez.",
  leaveFailed: "Impossible de fermer votre compte. Réessayez.",

  lastOwner: "Vous êtes le dernier propriétaire de {team}",
  handOver: "Choisissez qui en sera propriétaire, ou supprimez l’équipe. Vous pourrez ensuite partir.",
  deleteTeam: "Supprimer l’équipe",
  newOwner: "Nouveau propriétaire de {team}",
  findColleague: "Chercher une personne",
  clearSearch: "Effacer la recherche",
  nobodyFound: "Aucune personne déjà présente trouvée.",
  makeOwner: "Nommer {name} propriétaire",
  isOwner: "{name} est maintenant propriétaire de {team}.",
  notHandedOver: "Cela n’a pas fonctionné. Veuillez réessayer.",
} satisfies TranslationOf<typeof english>;
