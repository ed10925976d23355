import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  time: "Zeit (UTC)",
  who: "Wer",
  what: "Was",
  to: "Wen oder was",
  reason: "Grund",
  detail: "Detail",

  openedAdmin: "Admin geöffnet",
  signedOut: "Überall abgemeldet",
  suspended: "Gesperrt",
  lifted: "Sperre aufgehoben",
  deletedAccount: "Konto gelöscht",
  grantedPremium: "Premium geschenkt",
  allowedUsername: "Benutzername erlaubt",
  tookDown: "Gesperrt",
  restored: "Wiederhergestellt",
  leftOnline: "Online gelassen",
  reviewed: "Geprüft",
  exported: "Exportiert",
  forgotKey: "Geheimen Schlüssel aufgegeben",
} satisfies TranslationOf<typeof english>;
