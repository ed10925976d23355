import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  forgotTitle: "Mot de passe oublié",
  forgotHeading: "Mot de passe oublié\u202f?",
  forgotLead:
    "Saisissez l’e-mail de votre compte. Nous vous envoyons un code de sécurité, puis vous choisissez un nouveau mot de passe.",

  sendingCode: {
    one: "Nous envoyons un code de sécurité à six chiffres à <email>{email}</email>. Il est valable {count} minute.",
    many: "Nous envoyons un code de sécurité à six chiffres à <email>{email}</email>. Il est valable {count} minutes.",
    other:
      "Nous envoyons un code de sécurité à six chiffres à <email>{email}</email>. Il est valable {count} minutes.",
  },
  codeSent: {
    one: "Nous avons envoyé un code de sécurité à six chiffres à <email>{email}</email>. Il est valable {count} minute.",
    many: "Nous avons envoyé un code de sécurité à six chiffres à <email>{email}</email>. Il est valable {count} minutes.",
    other:
      "Nous avons envoyé un code de sécurité à six chiffres à <email>{email}</email>. Il est valable {count} minutes.",
  },
  codeNotSent: "Impossible d’envoyer un code de sécurité à six chiffres à <email>{email}</email>.",
  sendingCodeToYours: {
    one: "Nous envoyons un code de sécurité à six chiffres à votre adresse e-mail. Il est valable {count} minute.",
    many: "Nous envoyons un code de sécurité à six chiffres à votre adresse e-mail. Il est valable {count} minutes.",
    other:
      "Nous envoyons un code de sécurité à six chiffres à votre adresse e-mail. Il est valable {count} minutes.",
  },
  codeSentToYours: {
    one: "Nous avons envoyé un code de sécurité à six chiffres à votre adresse e-mail. Il est valable {count} minute.",
    many: "Nous avons envoyé un code de sécurité à six chiffres à votre adresse e-mail. Il est valable {count} minutes.",
    other:
      "Nous avons envoyé un code de sécurité à six chiffres à votre adresse e-mail. Il est valable {count} minutes.",
  },
  codeNotSentToYours: "Impossible d’envoyer un code de sécurité à six chiffres à votre adresse e-mail.",
  useAnotherEmail: "Utiliser un autre e-mail",
  sendNewCode: "Envoyer un nouveau code",
  secondsLeft: "{seconds}\u00a0s",
  linkInstead: "Vous avez reçu un lien au lieu d’un code\u202f? Ouvrez-le dans ce navigateur.",

  chooseTitle: "Choisissez un nouveau mot de passe",
  chooseLead:
    "Vous avez ouvert le lien de notre e-mail. Si vous avez demandé un nouveau mot de passe dans ce navigateur, continuez.",
  linkRefused: "Ce lien n’a pas été accepté.",
  linkRefusedText:
    "Il fonctionne pendant 20 minutes, dans le navigateur où vous avez demandé un nouveau mot de passe. Refaites votre demande ici, puis ouvrez le dernier e-mail reçu.",
  requestHere: "Demander un nouveau mot de passe ici",

  setTitle: "Définissez un nouveau mot de passe",
  setLead: "Pour le compte <email>{email}</email>. Tous les appareils seront déconnectés.",
  setLeadOfYours: "Pour le compte lié à votre adresse e-mail. Tous les appareils seront déconnectés.",
  savePassword: "Enregistrer",
} satisfies TranslationOf<typeof english>;
