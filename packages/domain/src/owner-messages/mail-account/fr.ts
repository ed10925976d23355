import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  welcome: "Bienvenue sur {brand}",
  welcomePreview: "Votre compte est prêt. Connectez-vous pour créer votre première carte.",
  welcomeReady:
    "Votre compte est prêt. Créez votre première carte\u202f: comptez environ trois minutes, et une carte est gratuite pour toujours.",
  welcomeFirstTime:
    "À votre première connexion, nous enverrons un code de sécurité à six chiffres à cette adresse, pour vérifier qu’elle est bien à vous.",
  welcomeNotYou:
    "Si vous n’avez pas créé de compte, ignorez cet e-mail. Personne ne peut utiliser le compte sans un code reçu dans cette boîte mail.",

  codeSubject: "Votre code de sécurité {brand}",
  codeTitle: "Votre code de sécurité",
  codePreview: {
    one: "Saisissez-le d’ici {count} minute pour vous connecter.",
    many: "Saisissez-le d’ici {count} minutes pour vous connecter.",
    other: "Saisissez-le d’ici {count} minutes pour vous connecter.",
  },
  codeEnter: "Saisissez ce code pour terminer la connexion.",
  codeNotYou:
    "Si vous n’étiez pas en train de vous connecter, quelqu’un connaît peut-être votre mot de passe. Sans le code, cette personne n’entrera pas, mais choisissez dès maintenant un nouveau mot de passe.",

  adminCodeSubject: "Votre code admin {brand}",
  adminCodeTitle: "Votre code admin",
  adminCodePreview: {
    one: "Saisissez-le d’ici {count} minute pour ouvrir les pages d’administration.",
    many: "Saisissez-le d’ici {count} minutes pour ouvrir les pages d’administration.",
    other: "Saisissez-le d’ici {count} minutes pour ouvrir les pages d’administration.",
  },
  adminCodeEnter: "Saisissez ce code pour ouvrir les pages d’administration.",
  adminCodeNotYou:
    "Si vous ne l’avez pas demandé, quelqu’un est connecté à votre place. Déconnectez tous les autres appareils et choisissez dès maintenant un nouveau mot de passe.",
  accountSecurity: "Sécurité du compte",

  emailCodeSubject: "Votre code de sécurité {brand}",
  emailCodeTitle: "Confirmez votre nouvelle adresse",
  emailCodePreview: {
    one: "Saisissez-le d’ici {count} minute pour changer d’adresse.",
    many: "Saisissez-le d’ici {count} minutes pour changer d’adresse.",
    other: "Saisissez-le d’ici {count} minutes pour changer d’adresse.",
  },
  emailCodeEnter: "Saisissez ce code pour utiliser cette adresse avec votre compte {brand}.",
  emailCodeNotYou:
    "Si vous n’avez rien demandé, quelqu’un a saisi votre adresse par erreur. Vous n’avez rien à faire\u202f: sans le code, rien ne se passe.",

  recoverySubject: "Votre code pour un nouveau mot de passe {brand}",
  recoveryTitle: "Choisissez un nouveau mot de passe",
  recoveryPreview: {
    one: "Saisissez le code d’ici {count} minute pour continuer.",
    many: "Saisissez le code d’ici {count} minutes pour continuer.",
    other: "Saisissez le code d’ici {count} minutes pour continuer.",
  },
  recoveryEnter: "Saisissez ce code sur la page où vous l’avez demandé.",
  recoveryValidity: {
    one: "Il est valable {count} minute, ne sert qu’une fois, et seulement dans le navigateur où vous l’avez demandé. Ne le communiquez à personne.",
    many: "Il est valable {count} minutes, ne sert qu’une fois, et seulement dans le navigateur où vous l’avez demandé. Ne le communiquez à personne.",
    other:
      "Il est valable {count} minutes, ne sert qu’une fois, et seulement dans le navigateur où vous l’avez demandé. Ne le communiquez à personne.",
  },
  recoveryNotYou:
    "Si vous n’avez pas demandé de nouveau mot de passe, supprimez cet e-mail. Votre mot de passe ne change pas.",

  recoveryLinkSubject: "Votre lien pour un nouveau mot de passe {brand}",
  recoveryLinkPreview: {
    one: "Ouvrez le lien d’ici {count} minute pour continuer.",
    many: "Ouvrez le lien d’ici {count} minutes pour continuer.",
    other: "Ouvrez le lien d’ici {count} minutes pour continuer.",
  },
  recoveryLinkWhy:
    "Beaucoup de codes ont été demandés aujourd’hui\u202f: cet e-mail contient donc un lien. Ouvrez-le dans le navigateur où vous avez demandé un nouveau mot de passe.",
  recoveryLinkContinue: "Continuer",
  recoveryLinkValidity: {
    one: "Il est valable {count} minute, et seulement dans le navigateur où vous l’avez demandé. Si vous refaites une demande d’ici là, il reste valable et nous n’envoyons pas d’autre e-mail. Ne le transférez à personne.",
    many: "Il est valable {count} minutes, et seulement dans le navigateur où vous l’avez demandé. Si vous refaites une demande d’ici là, il reste valable et nous n’envoyons pas d’autre e-mail. Ne le transférez à personne.",
    other:
      "Il est valable {count} minutes, et seulement dans le navigateur où vous l’avez demandé. Si vous refaites une demande d’ici là, il reste valable et nous n’envoyons pas d’autre e-mail. Ne le transférez à personne.",
  },
  recoveryLinkNotYou:
    "Si vous n’avez pas demandé de nouveau mot de passe, supprimez cet e-mail. Sans lui, personne ne peut changer votre mot de passe.",

  newDeviceSubject: "Nouvelle connexion à votre compte {brand}",
  newDeviceTitle: "Nouvelle connexion à votre compte",
  newDevicePreview: "Une connexion a eu lieu depuis un nouvel appareil.",
  newDeviceSignedIn: "Quelqu’un s’est connecté à votre compte depuis un nouvel appareil.",
  newDeviceNotYou:
    "Si ce n’était pas vous, changez de mot de passe dès maintenant. Tous les autres appareils seront déconnectés.",
} satisfies TranslationOf<typeof english>;
