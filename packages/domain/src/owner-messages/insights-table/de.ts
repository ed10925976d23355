import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  day: "Tag (UTC)",
  card: "Karte",
  what: "Was",
  howTheyCame: "Weg",
  detail: "Detail",
  number: "Anzahl",
  period: "Zeitraum",
  ofDay: "Tag",
  ofMonth: "Monat",

  views: "Aufrufe",
  visitors: "Personen",
  viewsByDevice: "Aufrufe nach Gerät",
  saves: "Gespeichert",
  detailsLeft: "Kontaktdaten",
  taps: "Angetippt",
  shares: "Geteilt",
  codeOpened: "QR-Code geöffnet",

  linkCopied: "Link kopiert",
  shareMenu: "Teilen-Menü des Geräts",
  phone: "Handy",
  tablet: "Tablet",
  desktop: "Computer",
} satisfies TranslationOf<typeof english>;
