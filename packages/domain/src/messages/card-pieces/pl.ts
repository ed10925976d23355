import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  cardOf: "Wizytówka: {name}",
  coverOf: "Okładka wizytówki: {name}",
  card: "Wizytówka",
  name: "Imię i nazwisko",
  role: "Stanowisko",
  company: "Firma",
  phone: "Telefon",
  companyName: "Nazwa firmy",
  positionOrJob: "Stanowisko/zawód",
  openAtLabel: "Adres mojej wizytówki",
  openCard: "Otwórz wizytówkę",
  addToContact: "Zapisz kontakt",
  scanToSave: "Zeskanuj i zapisz mój kontakt",
  qrCodeOfCard: "Kod QR tej wizytówki",
  businessCard: "Wizytówka",
  metOn: "Spotkanie: {name}, {day}",
} satisfies TranslationOf<typeof english>;
