import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  peopleCount: { one: "{count} personne", many: "{count} de personnes", other: "{count} personnes" },
  templateCount: { one: "{count} modèle", many: "{count} de modèles", other: "{count} modèles" },
  figures: "L’équipe en chiffres",
  people: "Personnes",
  hereAndInvited: "{here} dans l’équipe, {invited} sur invitation",
  everybodyHere: "Tout le monde est là",
  cardsOpened: "Cartes ouvertes",
  ofCards: { one: "sur {count} carte", many: "sur {count} de cartes", other: "sur {count} cartes" },
  views: "Vues",
  details: "Coordonnées laissées",
  more: { one: "{count} de plus", many: "{count} de plus", other: "{count} de plus" },
  fewer: { one: "{count} de moins", many: "{count} de moins", other: "{count} de moins" },
  same: "Autant",
  none: "Aucune pour l’instant",
  thanBefore: "que la semaine d’avant",
  asBefore: "que la semaine d’avant",
  inEither: "ni cette semaine ni la précédente",
  thisWeek: "Cette semaine : les sept derniers jours, aujourd’hui compris.",

  waiting: {
    one: "{count} personne attend une place",
    many: "{count} de personnes attendent une place",
    other: "{count} personnes attendent une place",
  },
  waitingText:
    "Leur connexion passe par l’entreprise. Dès qu’une place se libère, la carte est créée automatiquement.",
  addSeats: "Ajouter des places",
  notOpened: "Invitation pas ouverte",
  everybodyOpened: "Toutes les personnes invitées sont là.",
  invitedReminder: "Invitation du {day}, rappel le {reminder}",
  invitedReminded: "Invitation du {day}, rappel du {reminder}",
  linkEndedOn: "Lien expiré le {day}",
  linkEnded: "Lien expiré",
  allNotOpened: { one: "Voir {count}", many: "Toutes les {count}", other: "Toutes les {count}" },

  templates: "Modèles",
  changed: "Modifié le {day}",
  changedBy: "Modifié le {day} par {name}",
  changedByYou: "Modifié le {day} par vous",
  cardCount: {
    one: "<b>{count}</b> personne",
    many: "<b>{count}</b> de personnes",
    other: "<b>{count}</b> personnes",
  },
  joining: "Qui confirme une adresse chez <b>{domain}</b> peut rejoindre l’équipe directement.",
  allPeople: { one: "Voir {count}", many: "Toutes les {count}", other: "Toutes les {count}" },
  notLoaded: "Impossible de charger cette partie.",

  ready: "Votre équipe est prête",
  readyText: "Invitez quelqu’un, et sa carte fonctionne dans la minute.",
  freePeople: {
    one: "Jusqu’à {count} personne, c’est gratuit.",
    many: "Jusqu’à {count} de personnes, c’est gratuit.",
    other: "Jusqu’à {count} personnes, c’est gratuit.",
  },
  blankName: "Prénom et nom",

  noCard: "Vous n’avez pas de carte d’équipe",
  noCardText: "Vos propres cartes restent telles quelles.",
  makeCard: "Me créer une carte d’équipe",
  making: "Création…",
  made: "Votre carte d’équipe est à l’adresse {address}.",
  notMade: "Impossible de créer la carte. Réessayez.",

  youAreMember: {
    one: "{count} personne. Vous êtes membre.",
    many: "{count} de personnes. Vous êtes membre.",
    other: "{count} personnes. Vous êtes membre.",
  },
  yourCard: "Votre carte d’équipe",
  openCard: "Ouvrir votre carte d’équipe {address}",
  edit: "Modifier",
  cardNotLoaded: "Impossible de charger votre carte.",
  whatTeamSees: "Ce que voit l’équipe",
  teamSees:
    "Combien de fois votre carte d’équipe est ouverte. Jamais par qui, et jamais vos propres cartes, vos contacts ni vos favoris.",
} satisfies TranslationOf<typeof english>;
