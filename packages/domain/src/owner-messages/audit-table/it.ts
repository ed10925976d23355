import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  time: "Ora (UTC)",
  who: "Chi",
  what: "Azione",
  to: "Riferito a",
  reason: "Motivo",
  detail: "Dettaglio",

  openedAdmin: "Pagine admin aperte",
  signedOut: "Disconnessione ovunque",
  suspended: "Sospensione",
  lifted: "Sospensione revocata",
  deletedAccount: "Account eliminato",
  grantedPremium: "Premium regalato",
  allowedUsername: "Nome utente consentito",
  tookDown: "Rimozione",
  restored: "Ripristino",
  leftOnline: "Lasciato online",
  reviewed: "Esame",
  exported: "Esportazione",
  forgotKey: "Chiave segreta abbandonata",
} satisfies TranslationOf<typeof english>;
