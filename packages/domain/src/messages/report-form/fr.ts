import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  close: "Fermer",
  backToCard: "Retour à la carte",
  title: "Signaler cette carte",
  intro: "Votre signalement est transmis aux responsables de ce site. {name} ne saura pas qui l’a envoyé.",
  whatIsWrong: "Quel est le problème\u202f?",
  pretends: "Se fait passer pour quelqu’un d’autre",
  fraud: "Escroquerie",
  illegal: "Contenu illégal",
  harassing: "Harcèlement",
  other: "Autre chose",
  details: "Que devons-nous savoir\u202f?",
  optional: "facultatif",
  email: "Votre e-mail",
  forAnswer: "seulement si vous voulez une réponse",
  leaveEmpty: "Laissez ce champ vide",
  sendReport: "Envoyer le signalement",
  sending: "Envoi en cours…",
  cancel: "Annuler",
  thanks: "Merci",
  received:
    "Nous avons reçu votre signalement. La carte reste en ligne jusqu’à ce qu’une personne l’ait examinée.",
  reasonRequired: "Indiquez quel est le problème.",
  emailInvalid: "Indiquez une adresse e-mail ou laissez le champ vide.",
  textTooLong: "2\u202f000 caractères au maximum.",
  tooMany: "Trop de signalements. Réessayez plus tard.",
  noAnswer: "Impossible d’envoyer le signalement. Réessayez.",
} satisfies TranslationOf<typeof english>;
