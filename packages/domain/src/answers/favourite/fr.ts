import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  addFailed: "Impossible d’ajouter la carte à vos favoris.",
  full: "Vous pouvez avoir jusqu’à 500 favoris. Retirez-en un pour faire de la place.",
  ownCard: "C’est votre propre carte.",
  removeFailed: "Impossible de retirer la carte de vos favoris.",
  added: "Carte ajoutée à vos favoris\u202f: {name}",
  removed: "Carte retirée de vos favoris\u202f: {name}",
} satisfies TranslationOf<typeof english>;
