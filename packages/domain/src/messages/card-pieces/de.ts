import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  cardOf: "Visitenkarte von {name}",
  coverOf: "Titelbild der Karte von {name}",
  card: "Karte",
  name: "Name",
  role: "Position",
  company: "Firma",
  phone: "Telefon",
  companyName: "Firmenname",
  positionOrJob: "Position/Beruf",
  openAtLabel: "Adresse meiner Karte",
  openCard: "Karte öffnen",
  addToContact: "Kontakt speichern",
  scanToSave: "Scannen und meinen Kontakt speichern",
  qrCodeOfCard: "QR-Code dieser Karte",
  businessCard: "Visitenkarte",
  metOn: "Kennengelernt: {name}, {day}",
} satisfies TranslationOf<typeof english>;
