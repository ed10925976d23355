import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Connexion",
  description: "Connectez-vous pour gérer vos cartes de visite numériques.",
  welcomeBack: "Bon retour parmi nous",
  accountReady: "Votre compte est prêt",
  accountReadyLead: "Connectez-vous\u202f: nous vous enverrons un code de sécurité par e-mail.",
  keepCard: "Gardez cette carte",
  keepCardOf: "Connectez-vous pour garder cette carte\u202f: {name}.",
  toMakeCard: "Connectez-vous pour créer votre carte.",
  toEditCard: "Connectez-vous pour modifier votre carte.",
  toSeePlan: "Connectez-vous pour voir votre formule.",
  toSeeFavorites: "Connectez-vous pour voir vos favoris.",
  toSeeAccount: "Connectez-vous pour voir votre compte.",
  toManageCards: "Connectez-vous pour gérer vos cartes.",
  newHere: "Première visite sur {brand}\u202f? <signUp>Créer un compte</signUp>",

  forgotPassword: "Mot de passe oublié\u202f?",
  signIn: "Se connecter",
  signingIn: "Connexion…",
  or: "ou",
  signInWithPasskey: "Utiliser une clé d’accès",

  codeSent: {
    one: "Nous avons envoyé un code de sécurité à six chiffres à <email>{email}</email>. Il est valable {count} minute.",
    many: "Nous avons envoyé un code de sécurité à six chiffres à <email>{email}</email>. Il est valable {count} minutes.",
    other:
      "Nous avons envoyé un code de sécurité à six chiffres à <email>{email}</email>. Il est valable {count} minutes.",
  },
  codeSentToYours: {
    one: "Nous avons envoyé un code de sécurité à six chiffres à votre adresse e-mail. Il est valable {count} minute.",
    many: "Nous avons envoyé un code de sécurité à six chiffres à votre adresse e-mail. Il est valable {count} minutes.",
    other:
      "Nous avons envoyé un code de sécurité à six chiffres à votre adresse e-mail. Il est valable {count} minutes.",
  },
  codeSentIfRight: {
    one: "Si votre mot de passe est correct, nous avons envoyé un code de sécurité à six chiffres à <email>{email}</email>. Il est valable {count} minute. Si rien n’arrive, reconnectez-vous ou <reset>choisissez un nouveau mot de passe</reset>.",
    many: "Si votre mot de passe est correct, nous avons envoyé un code de sécurité à six chiffres à <email>{email}</email>. Il est valable {count} minutes. Si rien n’arrive, reconnectez-vous ou <reset>choisissez un nouveau mot de passe</reset>.",
    other:
      "Si votre mot de passe est correct, nous avons envoyé un code de sécurité à six chiffres à <email>{email}</email>. Il est valable {count} minutes. Si rien n’arrive, reconnectez-vous ou <reset>choisissez un nouveau mot de passe</reset>.",
  },
  codeSentIfRightToYours: {
    one: "Si votre mot de passe est correct, nous avons envoyé un code de sécurité à six chiffres à votre adresse e-mail. Il est valable {count} minute. Si rien n’arrive, reconnectez-vous ou <reset>choisissez un nouveau mot de passe</reset>.",
    many: "Si votre mot de passe est correct, nous avons envoyé un code de sécurité à six chiffres à votre adresse e-mail. Il est valable {count} minutes. Si rien n’arrive, reconnectez-vous ou <reset>choisissez un nouveau mot de passe</reset>.",
    other:
      "Si votre mot de passe est correct, nous avons envoyé un code de sécurité à six chiffres à votre adresse e-mail. Il est valable {count} minutes. Si rien n’arrive, reconnectez-vous ou <reset>choisissez un nouveau mot de passe</reset>.",
  },
  useAnotherAccount: "Changer de compte",
  signInAgain: "Se reconnecter",
} satisfies TranslationOf<typeof english>;
