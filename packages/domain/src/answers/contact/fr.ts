import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  emailInvalid: "Vérifiez votre adresse e-mail.",
  emailRequired: "Indiquez votre adresse e-mail.",
  hearRequired: "Dites-nous comment vous nous avez connus.",
  helpRequired: "Choisissez un sujet.",
  messageRequired: "Écrivez un message.",
  messageTooLong: "Le message doit faire moins de 150 mots.",
  namesRequired: "Indiquez votre nom.",
  namesTooLong: "100 caractères au maximum.",
  networkError: "Pas de connexion ou pas de réponse",
  sending: "Envoi…",
  sent: "Message envoyé.",
  telInvalid: "Vérifiez votre numéro de téléphone, ou laissez le champ vide.",
  tooMany: "Trop de messages. Réessayez plus tard.",
  unexpected: "Une erreur inattendue s’est produite. Réessayez plus tard.",
  unknown: "Une erreur inconnue s’est produite.",
} satisfies TranslationOf<typeof english>;
