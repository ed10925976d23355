import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  team: "Équipe",
  teamNamed: "{team}, équipe",
  chooseTeam: "Équipe : {team}",
  part: "Partie de l’équipe",
  overview: "Aperçu",
  people: "Personnes",
  templates: "Modèles",
  links: "Liens",
  activity: "Activité",
  billing: "Facturation",
  settings: "Paramètres",

  loading: "Chargement de votre équipe…",
  notLoaded: "Impossible de charger votre équipe.",
  notRefreshed: "Impossible d’actualiser votre équipe.",
  nothingLost: "Rien n’est perdu. Réessayez.",

  noTeam: "Vous n’êtes dans aucune équipe",
  noTeamLead:
    "Dans une équipe, toutes les cartes ont le même style : vous définissez ce qui est commun, et chacun remplit le reste.",
  invitedInstead: "Vous avez reçu une invitation ? Ouvrez le lien de l’e-mail, et l’équipe apparaîtra ici.",
  startTeam: "Créer une équipe",
  openTeam: "Ouvrir votre équipe",

  isDeleted: "{team} est supprimée",
  goneOn:
    "Ses cartes ne fonctionnent plus. Le {day}, elle sera supprimée définitivement. D’ici là, vous pouvez la restaurer.",
  restore: "Restaurer l’équipe",
  restoring: "Restauration…",
  notRestored: "Impossible de restaurer l’équipe. Réessayez.",
} satisfies TranslationOf<typeof english>;
