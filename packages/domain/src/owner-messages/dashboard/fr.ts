import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  yourCards: "Vos cartes",
  loading: "Chargement de vos cartes",
  notLoaded: "Impossible de charger vos cartes.",
  nothingLost: "Rien n’est perdu\u202f: elles sont toujours en ligne.",
  notRefreshed: "Impossible d’actualiser vos cartes.",
  noCardsYet: "Vous n’avez pas encore de carte",
  makeFirst: "Créez la première avec le bouton «\u202fNouvelle carte\u202f». Comptez environ trois minutes.",
  addCard: "Nouvelle carte",

  inUse: {
    one: "{used} carte sur {count} utilisée",
    many: "Cartes utilisées\u202f: {used} sur {count}",
    other: "Cartes utilisées\u202f: {used} sur {count}",
  },
  allInUse: {
    one: "{used} carte sur {count} utilisée, plus de place",
    many: "Cartes utilisées\u202f: {used} sur {count}, plus de place",
    other: "Cartes utilisées\u202f: {used} sur {count}, plus de place",
  },
  premiumHasRoom: {
    one: "{used} carte sur {count} utilisée. <premium>Premium</premium> en comprend {max}.",
    many: "Cartes utilisées\u202f: {used} sur {count}. <premium>Premium</premium> en comprend {max}.",
    other: "Cartes utilisées\u202f: {used} sur {count}. <premium>Premium</premium> en comprend {max}.",
  },
  tooMany: {
    one: "{count} carte, soit {more} de plus que n’en permet votre formule",
    many: "{count} cartes, soit {more} de plus que n’en permet votre formule",
    other: "{count} cartes, soit {more} de plus que n’en permet votre formule",
  },
  tooManyForFree: {
    one: "{count} carte, soit {more} de plus que n’en permet la formule gratuite",
    many: "{count} cartes, soit {more} de plus que n’en permet la formule gratuite",
    other: "{count} cartes, soit {more} de plus que n’en permet la formule gratuite",
  },
  roomFor: {
    one: "Place pour une carte de plus",
    many: "Place pour {count} cartes de plus",
    other: "Place pour {count} cartes de plus",
  },
  freeVersion:
    "Vos cartes sont en ligne dans leur version gratuite\u202f: sans logo, une seule couleur, dix canaux. Tout le reste est conservé et revient avec Premium. <plans>Voir les formules</plans>",

  changeOrder: "Changer l’ordre",
  dragACard: "Faites glisser une carte ou utilisez les flèches.",
  position: "{name}, position {place} sur {count}",
  done: "Terminé",

  openCard: "Ouvrir la carte\u202f: {name}, {path}",
  viewsThisWeek: {
    one: "{count} vue cette semaine",
    many: "{count} vues cette semaine",
    other: "{count} vues cette semaine",
  },
  copyLink: "Copier le lien de la carte\u202f: {name}",
  showCode: "Afficher le QR code\u202f: {name}",
  codeNotShown: "Impossible d’afficher le code. Réessayez.",
  share: "Partager",
  shareCard: "Partager la carte\u202f: {name}",
  editCard: "Modifier la carte\u202f: {name}",
  moreFor: "Plus d’actions pour la carte\u202f: {name}, {path}",
  turnOver: "Retourner, {language}",

  useEverywhere: "Utiliser partout",
  links: "Liens",
  insights: "Statistiques",
  teamCardOf: "Carte d’équipe de {team}",
  duplicate: "Dupliquer",
  noRoom: "Plus de place pour une autre carte",
  takenDown: "Retirée",
  pause: "Mettre en pause",
  resume: "Réactiver",
  resumeCard: "Réactiver la carte\u202f: {name}",
  changeLink: "Changer le lien",

  isPaused: "{name} est en pause.",
  isLiveAgain: "{name} est de nouveau en ligne.",
  isDeleted: "Carte supprimée\u202f: {name}.",
  isRestored: "Carte restaurée\u202f: {name}.",

  takenDownOn: "Retirée le {day}",
  takenDownText:
    "Les visiteurs ne voient plus cette carte. Notre e-mail explique pourquoi. Rien n’est supprimé.",
  answer: "Répondre",

  draft: "Brouillon",
  yourName: "Votre nom",
  draftSavedOn: "Brouillon enregistré sur cet appareil le {day}",
  continueCard: "Terminer votre carte",
} satisfies TranslationOf<typeof english>;
