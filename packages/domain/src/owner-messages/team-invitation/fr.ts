import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Votre carte vous attend",
  hasMade: "{team} vous a créé une carte. Elle fonctionne déjà.",
  invitedBy: "{person} vous a invité·e.",
  pictureOf: "Votre carte {address}",
  forAddress: "L’invitation est pour {email}, jusqu’au {day}.",
  beside:
    "Elle apparaît à côté de vos propres cartes et n’occupe aucun de vos emplacements. {team} ne voit ni vos propres cartes, ni vos contacts, ni vos favoris.",
  take: "Prendre la carte",
  oneMoment: "Un instant…",
  taken: "La carte est à vous.",
  signUp: "Créer un compte",
  haveAccount: "J’ai un compte",
  somebodyElse: "Vous utilisez une autre adresse. Déconnectez-vous, puis ouvrez de nouveau le lien.",
  notForMe: "Ce n’est pas pour moi",
  declined: "L’invitation est refusée. Vous n’en entendrez plus parler.",
  ended: "Cette invitation a expiré.",
  failed: "Cela n’a pas fonctionné. Réessayez.",
} satisfies TranslationOf<typeof english>;
