import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Paramètres",
  lead: "Votre nom, vos e-mails, vos données.",

  name: "Nom",
  nameLead:
    "Utilisé dans le menu et dans les e-mails que nous vous envoyons. Vos cartes gardent leur propre nom.",
  saveName: "Enregistrer le nom",

  email: "Adresse e-mail",
  emailLead: "Elle sert à vous connecter et à recevoir vos codes.",
  change: "Modifier",
  confirmedOn: "Confirmée le {day}",
  restorable:
    "Modifiée le {changedOn}. Jusqu’au {until}, vous pouvez rétablir {email} avec le lien que nous avons envoyé à cette adresse.",
  restorableByPassword:
    "Modifiée le {changedOn}. Jusqu’au {until}, vous pouvez rétablir {email} avec le lien que nous avons envoyé à cette adresse et votre mot de passe.",
  changeEmail: "Changer d’adresse e-mail",
  changeEmailLead:
    "Nous envoyons un code à la nouvelle adresse. L’ancienne reçoit un message avec un lien pour annuler ce changement pendant sept jours.",
  newEmail: "Nouvelle adresse e-mail",
  sendCode: "Envoyer le code",
  codeSentTo: "Nous avons envoyé un code à six chiffres à <email>{email}</email>.",
  changeAddress: "Changer d’adresse",
  changing: "Modification…",
  back: "Retour",

  notifications: "Notifications",
  notificationsLead: "Ce que nous vous envoyons par e-mail, en plus des codes et des reçus.",
  newContacts: "Nouveaux contacts",
  newContactsText: "Un e-mail quand une personne laisse ses coordonnées, au plus un toutes les 10 minutes.",
  weeklySummary: "Résumé de la semaine",
  weeklySummaryText: "Chaque lundi\u202f: les vues, les ajouts et l’origine des visites.",
  notificationsOff: "Chacun de ces e-mails contient un lien pour ne plus le recevoir.",
  notificationsNotLoaded: "Impossible de charger vos notifications. Réessayez plus tard.",

  security: "Sécurité",
  securityLead: "Votre mot de passe, vos clés d’accès et vos appareils.",
  accountSecurity: "Sécurité du compte",
} satisfies TranslationOf<typeof english>;
