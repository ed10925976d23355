import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  main: "Menu principal",
  home: "Accueil",
  aboutUs: "À propos",
  features: "Fonctionnalités",
  pricing: "Tarifs",
  contactUs: "Contact",
  dashboard: "Tableau de bord",
  logIn: "Connexion",
  signUp: "S’inscrire",

  footer: "Pied de page",
  getInTouch: "Nous écrire",
  accessibility: "Accessibilité",
  copyright: "© {year} {brand}. Open source.",

  businessCards: "Cartes de visite numériques",
  pageNotFound: "Page introuvable",
  pageNotShown: "Impossible d’afficher la page",

  shareImage: "Cartes de visite de trois personnes, de différentes couleurs",

  couldNotShow: "Impossible d’afficher cette page.",
  failedOnOurSide: "Un problème est survenu de notre côté. Rechargez la page ou revenez à l’accueil.",
  reload: "Recharger",
} satisfies TranslationOf<typeof english>;
