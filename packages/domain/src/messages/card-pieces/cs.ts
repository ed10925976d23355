import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  cardOf: "Vizitka: {name}",
  coverOf: "Titulní obrázek vizitky: {name}",
  card: "Vizitka",
  name: "Jméno",
  role: "Pozice",
  company: "Firma",
  phone: "Telefon",
  companyName: "Název firmy",
  positionOrJob: "Pozice/povolání",
  openAtLabel: "Adresa mé vizitky",
  openCard: "Otevřít vizitku",
  addToContact: "Uložit kontakt",
  scanToSave: "Naskenujte a uložte si můj kontakt",
  qrCodeOfCard: "QR kód této vizitky",
  businessCard: "Vizitka",
  metOn: "Setkání: {name}, {day}",
} satisfies TranslationOf<typeof english>;
