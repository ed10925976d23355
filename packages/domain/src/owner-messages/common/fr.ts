import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  cancel: "Annuler",
  close: "Fermer",
  save: "Enregistrer",
  add: "Ajouter",
  edit: "Modifier",
  delete: "Supprimer",
  remove: "Retirer",
  undo: "Annuler",
  undoWithin: "Annuler<left>, {seconds}\u00a0s</left>",
  copy: "Copier",
  tryAgain: "Réessayer",
  continue: "Continuer",
  getStarted: "Commencer",
  logOut: "Se déconnecter",

  loading: "Chargement…",
  saving: "Enregistrement…",
  sending: "Envoi…",
  checking: "Vérification…",
  waiting: "En attente…",
  trying: "Nouvel essai…",

  earlierVersion: "Vous voyez une version antérieure.",
  nothingLost: "Rien n’est perdu.",

  paused: "En pause",
  pausedSince: "En pause depuis le {day}",

  linkCopied: "Lien copié",
  linkNotCopied: "Impossible de copier le lien. Le voici\u202f: {link}",
  youAreOffline: "Vous êtes hors ligne. Réessayez une fois la connexion rétablie.",
  formNeedsScript: "Ce formulaire a besoin de JavaScript. Activez-le dans votre navigateur.",
  pageNeedsScript: "Cette page a besoin de JavaScript. Activez-le dans votre navigateur.",

  terms: "Conditions d’utilisation",
  privacy: "Politique de confidentialité",

  menu: "Menu",
  openMenu: "Ouvrir le menu",
  closeMenu: "Fermer le menu",
  skipToContent: "Aller au contenu",
  brandHome: "Accueil {brand}",
  theme: "Thème",
  light: "Clair",
  dark: "Sombre",
  system: "Auto",
  messages: "Messages",

  optional: "(facultatif)",
  chooseOne: "Choisir",
  showPassword: "Afficher le mot de passe",
  digitOf: "Chiffre {place} sur {length}",
  move: "Déplacer {name}",
  moveUp: "Monter {name}",
  moveDown: "Descendre {name}",
  twoSentences: "{first} {second}",
} satisfies TranslationOf<typeof english>;
