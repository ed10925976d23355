import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  time: "Heure (UTC)",
  who: "Qui",
  what: "Action",
  to: "Cible",
  reason: "Motif",
  detail: "Détail",

  openedAdmin: "Admin ouvert",
  signedOut: "Déconnexion partout",
  suspended: "Suspension",
  lifted: "Fin de suspension",
  deletedAccount: "Compte supprimé",
  grantedPremium: "Premium offert",
  allowedUsername: "Nom d’utilisateur autorisé",
  tookDown: "Carte retirée",
  restored: "Carte restaurée",
  leftOnline: "Carte laissée en ligne",
  reviewed: "Carte examinée",
  exported: "Export",
  forgotKey: "Clé secrète abandonnée",
} satisfies TranslationOf<typeof english>;
