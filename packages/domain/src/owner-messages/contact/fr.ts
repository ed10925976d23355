import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  getInTouch: "Écrivez-nous",
  lead: "Une question, un bug, une fonctionnalité qui manque\u202f: écrivez-nous. Seuls les responsables de ce site lisent votre message.",
  forPlans: "Pour les formules et la résiliation, consultez la <pricing>page des tarifs</pricing>.",
  title: "Contact",
  description:
    "Écrivez à l’équipe de ces cartes de visite numériques\u202f: questions, assistance et tarifs.",

  name: "Votre nom",
  email: "E-mail",
  phone: "Téléphone",
  hear: "Comment nous avez-vous connus\u202f?",
  hearPlaceholder: "Choisir",
  hearGoogle: "Google",
  hearSocialMedia: "Réseaux sociaux",
  hearSomeone: "Bouche-à-oreille",
  help: "Comment pouvons-nous vous aider\u202f?",
  helpPlaceholder: "Choisir un sujet",
  helpGeneral: "Question générale",
  helpSupport: "Assistance",
  helpPricing: "Tarifs",
  message: "Message",
  charactersOf: "{used} caractères sur {max}",
  wordsOf: "{used} mots sur {max}",
  send: "Envoyer le message",
} satisfies TranslationOf<typeof english>;
