import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  passwordSubject: "Votre mot de passe {brand} a été modifié",
  passwordTitle: "Votre mot de passe a été modifié",
  passwordPreview: "Tous les autres appareils ont été déconnectés.",
  passwordChanged:
    "Le mot de passe de votre compte a été modifié, et tous les autres appareils ont été déconnectés.",
  passwordWeak:
    "Il a moins de 8 caractères\u202f: chaque connexion demande donc un code par e-mail. Pour vous en passer, choisissez-en un plus long dans «\u202fSécurité du compte\u202f».",
  passkeysStay:
    "Vos clés d’accès fonctionnent toujours. Si l’une d’elles n’est pas à vous, retirez-la dans «\u202fSécurité du compte\u202f».",
  accessStays:
    "Les appareils connectés et les jetons fonctionnent toujours. Si l’un d’eux n’est pas à vous, révoquez-le sur la page «\u202fConnecter\u202f».",
  recentPasskeysOff:
    "Les clés d’accès ajoutées ces 30 derniers jours sont désactivées. Connectez-vous pour les garder ou les retirer.",
  passwordNotYou:
    "Si ce n’était pas vous, choisissez un nouveau mot de passe dès maintenant. Il vous faudra un code que nous enverrons à cette adresse, et tous les appareils seront déconnectés.",

  emailSubject: "L’adresse e-mail de votre compte {brand} a été modifiée",
  emailTitle: "Votre adresse e-mail a été modifiée",
  emailPreview: {
    one: "Vous pouvez annuler ce changement pendant {count} jour.",
    many: "Vous pouvez annuler ce changement pendant {count} jours.",
    other: "Vous pouvez annuler ce changement pendant {count} jours.",
  },
  emailChanged:
    "Votre compte a une nouvelle adresse e-mail. Désormais, elle sert à vous connecter et à recevoir vos codes.",
  newAddress: "Nouvelle adresse",
  emailNotYou: {
    one: "Si ce n’était pas vous, rétablissez cette adresse d’ici {count} jour. Tous les appareils seront déconnectés et toutes les clés d’accès retirées.",
    many: "Si ce n’était pas vous, rétablissez cette adresse d’ici {count} jours. Tous les appareils seront déconnectés et toutes les clés d’accès retirées.",
    other:
      "Si ce n’était pas vous, rétablissez cette adresse d’ici {count} jours. Tous les appareils seront déconnectés et toutes les clés d’accès retirées.",
  },
  restoreAddress: "Rétablir cette adresse",

  emailRestoredSubject: "L’ancienne adresse e-mail de votre compte {brand} est rétablie",
  emailRestoredTitle: "Votre ancienne adresse e-mail est rétablie",
  emailRestoredPreview: "Tous les appareils ont été déconnectés.",
  emailTakenBack:
    "Le changement de votre adresse e-mail a été annulé. Tous les appareils ont été déconnectés et toutes les clés d’accès retirées.",
  emailRestoredNext:
    "La personne qui l’a changée connaît peut-être votre mot de passe. Choisissez-en un nouveau dès maintenant.",

  passkeyAddedSubject: "Une clé d’accès a été ajoutée à votre compte {brand}",
  passkeyAddedTitle: "Une clé d’accès a été ajoutée",
  passkeyAddedPreview: "Elle permet de se connecter sans mot de passe ni code.",
  passkeyAdded:
    "Votre compte a une nouvelle clé d’accès. Elle permet de se connecter sans mot de passe ni code.",
  passkeyRemovedSubject: "Une clé d’accès a été retirée de votre compte {brand}",
  passkeyRemovedTitle: "Une clé d’accès a été retirée",
  passkeyRemovedPreview: "Elle ne permet plus de se connecter.",
  passkeyRemoved: "Une clé d’accès a été retirée de votre compte. Elle ne permet plus de se connecter.",
  passkeyNotYou:
    "Si ce n’était pas vous, vérifiez vos clés d’accès et vos appareils, retirez ceux qui ne sont pas à vous, et changez de mot de passe.",
  openSecurity: "Ouvrir «\u202fSécurité du compte\u202f»",

  passkeyKeepSubject: "Réactivez votre clé d’accès {brand}",
  passkeyKeepTitle: "Cette clé d’accès est-elle à vous\u202f?",
  passkeyKeepPreview: "Ce lien la réactive.",
  passkeyOff:
    "Votre mot de passe a été réinitialisé\u202f: les clés d’accès ajoutées récemment sont donc désactivées. Vous avez choisi de garder celle-ci.",
  added: "Ajoutée le",
  turnOn: "Réactiver",
  linkValidity: {
    one: "Le lien fonctionne une fois, pendant {count} heure.",
    many: "Le lien fonctionne une fois, pendant {count} heures.",
    other: "Le lien fonctionne une fois, pendant {count} heures.",
  },
  passkeyUnknown:
    "Si vous ne reconnaissez pas cette clé d’accès, n’utilisez pas le lien. Retirez plutôt la clé d’accès.",
  reviewPasskeys: "Vérifier vos clés d’accès",

  companySubject: "Vous pouvez vous connecter à {brand} avec {company}",
  companyTitle: "Connexion avec {company} activée",
  companyPreview: "{company} a confirmé que cette adresse est la vôtre.",
  companyLinked:
    "Votre compte {brand} s’ouvre désormais avec votre connexion {company}, car {company} a confirmé que cette adresse est la vôtre. Vos cartes et vos contacts restent tels quels.",
  companyNotYou:
    "Si ce n’était pas vous, déconnectez les appareils qui ne sont pas à vous et prévenez la personne qui gère les connexions chez {company}.",
} satisfies TranslationOf<typeof english>;
