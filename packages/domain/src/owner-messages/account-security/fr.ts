import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Sécurité du compte",
  lead: "Comment vous vous connectez, et où.",

  changePassword: "Changer de mot de passe",
  changePasswordLead: "Cet appareil reste connecté. Tous les autres seront déconnectés.",
  chooseLonger: "Un mot de passe plus long vous en dispense.",
  oldPassword: "Ancien mot de passe",
  confirmNewPassword: "Confirmez le nouveau mot de passe",
  changing: "Modification…",

  passkeys: "Clés d’accès",
  passkeysLead:
    "Connectez-vous avec votre empreinte, votre visage ou une clé de sécurité. Sans mot de passe ni code.",
  wasReset: "Votre mot de passe a été réinitialisé.",
  keepOrRemove: "Garder ou retirer ces clés d’accès",
  passkeysNotLoaded: "Impossible de charger vos clés d’accès.",
  stillSignIn: "Elles vous connectent toujours.",
  noPasskey: "Pas encore de clé d’accès",
  noPasskeyText: "Cela prend une dizaine de secondes. Votre mot de passe reste utilisable.",
  notSupported: "Ce navigateur ne prend pas en charge les clés d’accès. Essayez-en un autre.",
  renameNamed: "Renommer {name}",
  removeNamed: "Retirer {name}",
  offSinceReset: "Désactivée depuis la réinitialisation de votre mot de passe.",
  addedAndUsed: "Ajout\u202f: {day}. Dernière utilisation\u202f: {when}",
  addedNotUsed: "Ajout\u202f: {day}. Pas encore utilisée",

  addPasskey: "Ajouter une clé d’accès",
  confirmIdentity: "Confirmez que c’est vous",
  confirmIdentityText: "Une clé d’accès ouvre votre compte\u202f: saisissez d’abord votre mot de passe.",
  deviceAsks: "Votre appareil attend votre accord",
  deviceAsksText:
    "Touchez le capteur, regardez la caméra ou appuyez sur votre clé. Laissez cette fenêtre ouverte.",
  didNotWork: "Cela n’a pas fonctionné",
  passkeyName: "Nom de la clé d’accès",
  passkeyNameHint: "Pour la reconnaître dans la liste.",
  phoneOf: "Téléphone ({name})",
  computerOf: "Ordinateur ({name})",
  renamePasskey: "Renommer la clé d’accès",

  removeQuestion: "Retirer {name}\u202f?",
  removeOnly:
    "Elle ne vous connectera plus ici. Supprimez-la aussi sur votre appareil. Vous pourrez toujours vous connecter avec votre mot de passe.",
  removeOneOf: {
    one: "Elle ne vous connectera plus ici. Supprimez-la aussi sur votre appareil. Vous pourrez toujours vous connecter avec votre mot de passe et {count} autre clé d’accès.",
    many: "Elle ne vous connectera plus ici. Supprimez-la aussi sur votre appareil. Vous pourrez toujours vous connecter avec votre mot de passe et {count} autres clés d’accès.",
    other:
      "Elle ne vous connectera plus ici. Supprimez-la aussi sur votre appareil. Vous pourrez toujours vous connecter avec votre mot de passe et {count} autres clés d’accès.",
  },
  removing: "Retrait…",
  keepIt: "La garder",

  reviewLead:
    "Votre mot de passe a changé, mais une clé d’accès ouvre votre compte sans lui. Gardez seulement celles que vous avez ajoutées.",
  nothingChanged: "Rien n’a changé. Réessayez.",
  allDone: "Tout est fait",
  noneToReview: "Plus aucune clé d’accès à vérifier.",
  goToCards: "Aller à vos cartes",
  toReview: "Clés d’accès à vérifier",
  reviewUsed: "Ajout\u202f: {day}. Dernière utilisation\u202f: {when}.",
  reviewNotUsed: "Ajout\u202f: {day}. Pas encore utilisée.",
  openLink: "Ouvrez le lien de notre e-mail pour l’activer.",
  offUntilKept:
    "Désactivée, car ajoutée dans les 30 jours avant votre nouveau mot de passe. Si vous la gardez, nous vous enverrons par e-mail un lien pour l’activer.",
  keep: "Garder",
  keepNamed: "Garder {name}",
  keeping: "Un instant…",
  sendAgain: "Renvoyer l’e-mail",
  sendAgainNamed: "Renvoyer l’e-mail pour {name}",

  whereSignedIn: "Appareils connectés",
  devicesLead: "Vous ne reconnaissez pas un appareil\u202f? Déconnectez-le et changez de mot de passe.",
  devices: "Appareils",
  devicesNotLoaded: "Impossible de charger vos appareils.",
  devicesStay: "Ils restent connectés.",
  thisDevice: "Cet appareil",
  signOut: "Déconnecter",
  signOutNamed: "Déconnecter {device}",
  signedOut: "Appareil déconnecté\u202f: {device}.",
  activeNow: "{place}. Actif maintenant",
  lastSeen: "{place}. Dernière activité\u202f: {when}",
  unknownPlace: "Lieu inconnu",
  signOutOthers: "Déconnecter les autres",
  signingOut: "Déconnexion…",

  companySignIn: "Connexion avec votre entreprise",
  companyLead: "Votre entreprise confirme que c’est vous.",
  companySince: "Associée le {day}.",
  companyNoPassword: "Vous n’avez pas de mot de passe ici, et n’en avez pas besoin.",
} satisfies TranslationOf<typeof english>;
