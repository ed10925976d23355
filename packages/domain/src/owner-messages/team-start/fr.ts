import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Créer une équipe",
  stepOf: "Créer une équipe, {step} sur {steps}",
  nameQuestion: "Comment s’appelle l’équipe ?",
  nameLead: "Une entreprise, un cabinet, une association. Vous pourrez changer le nom plus tard.",
  name: "Nom de l’équipe",
  patternQuestion: "Quelle carte sert d’exemple ?",
  patternLead: "Elle devient le premier modèle. Votre propre carte reste telle quelle.",
  pattern: "Exemple",
  empty: "Une carte vide",
  emptyText: "Rien de rempli",
  same: "<b>Identique pour tout le monde :</b> logo, couleur, entreprise et site web.",
  own: "<b>Propre à chacun :</b> tout le reste. Vous pouvez changer les deux à tout moment.",
  start: "Créer l’équipe",
  starting: "Création…",
  preview: "Aperçu des cartes",
  loading: "Chargement de vos cartes…",
  notLoaded: "Impossible de charger vos cartes.",
  emptyWorks: "Vous pouvez aussi commencer par une carte vide.",
  notStarted: "Impossible de créer l’équipe. Réessayez.",
} satisfies TranslationOf<typeof english>;
