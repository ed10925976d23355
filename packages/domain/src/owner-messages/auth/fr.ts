import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  checkYourEmail: "Consultez vos e-mails",
  codeOver: "Ce code n’est plus valable",
  backToSignIn: "Retour à la connexion",

  email: "E-mail",
  password: "Mot de passe",
  yourPassword: "Votre mot de passe",
  newPassword: "Nouveau mot de passe",
  confirmPassword: "Confirmez le mot de passe",
  typeAgain: "Saisissez-le à nouveau",
  firstName: "Prénom",
  lastName: "Nom",

  passwordRules: "Règles du mot de passe",
  ruleLength: {
    one: "{count} caractère ou plus",
    many: "{count} caractères ou plus",
    other: "{count} caractères ou plus",
  },
  ruleNoSpaces: "Sans espace",
  ruleSpecial: "Un caractère spécial",
  ruleNotCommon: "Pas l’un des {number} plus utilisés",
  ruleKept: "{rule}<kept>, respectée</kept>",
  weakPassword: {
    one: "Avec moins de {count} caractère, chaque connexion demande un code reçu par e-mail.",
    many: "Avec moins de {count} caractères, chaque connexion demande un code reçu par e-mail.",
    other: "Avec moins de {count} caractères, chaque connexion demande un code reçu par e-mail.",
  },

  securityCode: "Code de sécurité",
  verify: "Vérifier",
  verifying: "Vérification…",
  noCodeYetWait:
    "Pas encore de code\u202f? Regardez dans vos spams, ou demandez-en un nouveau à la fin du décompte.",
  noCodeYet: "Pas encore de code\u202f? Regardez dans vos spams, ou demandez-en un nouveau.",
  untilNewCode: "Temps restant avant un nouveau code",
  resendCode: "Renvoyer le code",
  newCodeNow: "Vous pouvez maintenant demander un nouveau code.",
  newCodeIn: {
    one: "Vous pourrez demander un nouveau code dans {count} minute.",
    many: "Vous pourrez demander un nouveau code dans {count} minutes.",
    other: "Vous pourrez demander un nouveau code dans {count} minutes.",
  },
  localMailbox:
    "Les e-mails restent sur cet ordinateur. <mailbox>Ouvrir la boîte mail locale</mailbox>. La première fois, utilisez son adresse indiquée dans le terminal.",

  usePasskey: "Utiliser plutôt une clé d’accès",

  continueWith: "Continuer avec {company}",
  onlyWay: "Ici, vous vous connectez avec votre compte {company}.",
  runsHere: "Vous gérez cette installation\u202f? <password>Se connecter avec un mot de passe</password>",
  companyUnavailable: "{company} est injoignable pour le moment. Réessayez dans quelques minutes.",
  companyExpired: "Cette connexion a pris trop de temps ou a déjà servi. Réessayez.",
  companyCancelled: "Vous avez annulé la connexion avec {company}.",
  companyRefused: "La connexion avec {company} n’a pas abouti. Réessayez.",
  companyUnverified:
    "{company} n’a pas confirmé votre adresse e-mail. Adressez-vous à la personne qui y gère les connexions.",
  companyTaken:
    "Une autre personne de {company} a déjà un compte ici avec votre adresse e-mail. Adressez-vous à la personne qui y gère les connexions.",
  companyBusy: "Trop de personnes se connectent en ce moment. Réessayez dans une minute.",
  confirmWithCompany:
    "Votre compte n’a pas de mot de passe. Connectez-vous encore une fois avec {company}, puis revenez ici dans les cinq minutes.",
} satisfies TranslationOf<typeof english>;
