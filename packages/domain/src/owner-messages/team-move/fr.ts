import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: {
    one: "Déplacer {count} personne",
    many: "Déplacer {count} de personnes",
    other: "Déplacer {count} personnes",
  },
  allIn: "{names}, tous dans {template}",
  oneIn: "{names}, dans {template}",
  others: {
    one: "{count} autre",
    many: "{count} d’autres",
    other: "{count} autres",
  },
  moveTo: "Déplacer vers",
  whatWillChange: "Ce qui va changer",
  looking: "Recherche de ce qui va changer...",
  notLooked: "Impossible de savoir ce qui va changer",
  stays: "Reste",
  addresses: "Adresses des cartes",
  codesAndLinks: "codes et liens",
  nothingChanges: "Rien d’autre ne changera d’apparence.",
  onCards: {
    one: "sur {count} carte",
    many: "sur {count} de cartes",
    other: "sur {count} cartes",
  },
  move: {
    one: "Déplacer {count} personne",
    many: "Déplacer {count} de personnes",
    other: "Déplacer {count} personnes",
  },
  moving: "Déplacement...",
  moved: {
    one: "{count} personne déplacée vers {template}.",
    many: "{count} de personnes déplacées vers {template}.",
    other: "{count} personnes déplacées vers {template}.",
  },
  movedBack: {
    one: "{count} personne remise en place.",
    many: "{count} de personnes remises en place.",
    other: "{count} personnes remises en place.",
  },
  failed: "Personne n’a été déplacé. Veuillez réessayer.",
  backFailed: "Tout le monde n’a pas été remis en place. Veuillez vérifier dans Personnes.",
  moveThem: "Déplacer",
  moveToTemplate: "Déplacer vers un modèle",
  withoutCard: "Aucune de ces personnes n’a encore de carte d’équipe.",
} satisfies TranslationOf<typeof english>;
