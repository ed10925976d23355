import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  whatIsInside: "Was drin ist",
  theCard: "Die Karte",
  name: "Name",
  role: "Position",
  bio: "Über mich",
  channels: { one: "{count} Kanal", other: "{count} Kanäle" },
  photoAndLogo: "Foto und Logo",
  photo: "Foto",
  logo: "Logo",
  asPictures: "Als Bilder in der Datei",
  qrCode: "QR-Code",
  opensCardHere: "Öffnet deine Karte hier",
  contactFile: "Kontaktdatei",
  worksOffline: "„Kontakt speichern“ geht auch offline",
  download: "{file} herunterladen",
  sizeOf: "{size} von höchstens {max}.",
  noRequests: "Sie ruft nichts aus dem Internet ab und ändert sich nicht, wenn du die Karte bearbeitest.",
} satisfies TranslationOf<typeof english>;
