import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  pageTitle: "Personne",
  breadcrumb: "Fil d’Ariane",
  people: "Personnes",
  loading: "Chargement de la personne…",
  notLoaded: "Impossible de charger cette personne.",
  notInTeam: "Cette personne n’est pas dans l’équipe",
  notInTeamText: "Elle est partie, a été retirée, ou son invitation a été retirée.",
  allPeople: "Toutes les personnes",

  role: "Rôle",
  template: "Modèle",
  hereSince: "Dans l’équipe depuis le",
  invitedOn: "Invitation du",
  linkUntil: "Lien valable jusqu’au",
  linkEnded: "Lien expiré",
  viewsThisWeek: "Vues cette semaine",
  onPage: "Sur la page de l’équipe",
  shownOnPage: "Visible, par choix",
  notOnPage: "Non visible",
  ownThings: "Propres cartes, contacts, favoris",
  notShown: "Vous ne les voyez pas",

  teamCard: "Carte d’équipe",
  openCard: "Ouvrir la carte {address}",
  cardNotLoaded: "Impossible de charger la carte.",
  name: "Nom",
  jobTitle: "Fonction",
  company: "Entreprise",
  bio: "Bio",
  notFilled: "Pas rempli",
  same: "Identique pour tout le monde",
  correct: "Corriger : {field}",
  corrected: "Corrigé. {name} reçoit un e-mail à ce sujet.",
  correctedInvited: "Corrigé.",
  notCorrected: "Impossible d’enregistrer. Réessayez.",
  done: "Ce que les admins ont fait ici",
  actions: "Actions",
  correctNote:
    "Vous pouvez corriger ce qui figure sur la carte d’équipe. {name} reçoit un e-mail à ce sujet, et cela figure dans l’activité.",
} satisfies TranslationOf<typeof english>;
