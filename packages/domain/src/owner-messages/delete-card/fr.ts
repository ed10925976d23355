import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Supprimer cette carte\u202f?",
  madeOn: "Créée le {day}",
  photoGoes: "La photo et tout ce que vous avez saisi",
  photoAndLogoGo: "La photo, le logo et tout ce que vous avez saisi",
  figuresGo: "Ses vues, ses ajouts et ses liens",
  placeGoes: "Sa place dans les favoris d’autres personnes",
  accountStays: "Votre compte, votre formule et vos autres cartes restent",
  linkReserved: "Le lien cesse de fonctionner dès maintenant. Il vous reste réservé pendant 90 jours.",
  typeToConfirm: "Saisissez {username} pour confirmer",
  keep: "Garder la carte",
  delete: "Supprimer la carte",
  deleting: "Suppression…",
} satisfies TranslationOf<typeof english>;
