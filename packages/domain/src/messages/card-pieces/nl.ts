import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  cardOf: "Visitekaartje van {name}",
  coverOf: "Omslagfoto van het kaartje van {name}",
  card: "Kaartje",
  name: "Naam",
  role: "Functie",
  company: "Bedrijf",
  phone: "Telefoon",
  companyName: "Bedrijfsnaam",
  positionOrJob: "Functie/beroep",
  openAtLabel: "Adres van mijn kaartje",
  openCard: "Kaartje openen",
  addToContact: "Contact opslaan",
  scanToSave: "Scan en bewaar mijn contactgegevens",
  qrCodeOfCard: "QR-code van dit kaartje",
  businessCard: "Visitekaartje",
  metOn: "Ontmoet bij {name}, {day}",
} satisfies TranslationOf<typeof english>;
