import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Favoris",
  saved: {
    one: "{number} carte gardée",
    many: "{number} cartes gardées",
    other: "{number} cartes gardées",
  },
  loading: "Chargement de vos favoris",
  notLoaded: "Impossible de charger vos favoris.",
  notRefreshed: "Impossible d’actualiser vos favoris.",
  nothingLost: "Rien n’est perdu\u202f: ils sont toujours là.",

  search: "Rechercher par nom",
  found: { one: "{count} carte trouvée", many: "{count} cartes trouvées", other: "{count} cartes trouvées" },
  noneFound: "Aucune carte gardée ne porte ce nom.",

  noneYet: "Vous n’avez pas encore de favori",
  howToSave: "Appuyez sur le signet d’une carte pour la garder ici.",
  seeCard: "Voir une carte",
  goToCards: "Aller à vos cartes",

  openCard: "Ouvrir la carte\u202f: {name}, {path}",
  removeFavorite: "Retirer {name} des favoris",
  paused: "En pause. Elle reviendra dès sa réactivation.",
} satisfies TranslationOf<typeof english>;
