import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  captionTooLong: "30 caractères au maximum.",
  walletNotConfigured: "Les pass ne sont pas encore configurés ici",
  premiumCode: "Les QR codes sont réservés à Premium.",
  pieceFailed: "La création a échoué. Réessayez\u202f; tout le reste fonctionne.",
  pageTooLarge: "La page dépasserait 400\u00a0Ko. Utilisez une photo plus légère.",
  unprintable:
    "Ce nom ne peut pas encore être imprimé\u202f: aucune police n’a ces caractères ici\u202f: {scripts}.",
  unprintableSome: "Ce nom ne peut pas encore être imprimé\u202f: aucune police n’a tous ses caractères ici.",
  undrawable:
    "Cette carte ne peut pas encore être dessinée en entier\u202f: aucune police n’a ces caractères ici\u202f: {scripts}.",
  undrawableSome:
    "Cette carte ne peut pas encore être dessinée en entier\u202f: aucune police n’a tous ses caractères ici.",
  nextInLine: "C’est bientôt à vous",
  placeInLine: "Place {place} dans la file",
} satisfies TranslationOf<typeof english>;
