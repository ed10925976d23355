import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  newMessage: "Neue Nachricht",
  to: "An",
  subject: "Betreff",
  subjectExample: "Donnerstag, 14 Uhr im Studio",
  dear: "Liebe Amara,",
  thanks: "vielen Dank für die Entwürfe. Donnerstag passt uns gut, ich bringe die Muster mit.",
  suitsUs: "Donnerstag passt uns gut, ich bringe die Muster mit.",
  kindRegards: "Viele Grüße",

  card: "Karte",
  name: "Name",
  role: "Position",
  company: "Firma",
  phone: "Telefon",
  scanToSave: "Scannen und speichern",

  lockScreenDay: "Donnerstag, 12. November",
} satisfies TranslationOf<typeof english>;
