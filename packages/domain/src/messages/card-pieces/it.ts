import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  cardOf: "Biglietto da visita di {name}",
  coverOf: "Copertina del biglietto di {name}",
  card: "Biglietto",
  name: "Nome",
  role: "Ruolo",
  company: "Azienda",
  phone: "Telefono",
  companyName: "Nome dell’azienda",
  positionOrJob: "Ruolo/professione",
  openAtLabel: "Indirizzo del mio biglietto",
  openCard: "Apri il biglietto",
  addToContact: "Salva contatto",
  scanToSave: "Inquadra il codice per salvare il mio contatto",
  qrCodeOfCard: "Codice QR di questo biglietto",
  businessCard: "Biglietto da visita",
  metOn: "Il nostro incontro: {name}, {day}",
} satisfies TranslationOf<typeof english>;
