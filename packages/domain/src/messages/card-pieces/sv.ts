import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  cardOf: "Visitkort: {name}",
  coverOf: "Omslagsbild på kortet: {name}",
  card: "Kort",
  name: "Namn",
  role: "Titel",
  company: "Företag",
  phone: "Telefon",
  companyName: "Företagsnamn",
  positionOrJob: "Titel/yrke",
  openAtLabel: "Adress till mitt kort",
  openCard: "Öppna kortet",
  addToContact: "Spara kontakt",
  scanToSave: "Skanna och spara mig som kontakt",
  qrCodeOfCard: "QR-kod till det här kortet",
  businessCard: "Visitkort",
  metOn: "Träffades: {name}, {day}",
} satisfies TranslationOf<typeof english>;
