import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  foreverFree: "Forever Free",
  premiumMonthly: "Premium Monatlich",
  premiumYearly: "Premium Jährlich",
  premium: "Premium",
  givenUntil: "Premium, geschenkt bis {day}",

  mostPopular: "Am beliebtesten",
  saveSeventeen: "17 % sparen",
  pricePerMonth: "<price>{price}</price> pro Monat",
  pricePerYear: "<price>{price}</price> pro Jahr",
  noPaymentDetails: "Keine Zahlungsdaten nötig",
  payAsYouGo: "monatlich kündbar",
  oneTimePayment: "Einmalzahlung",
  bestValue: "Einmalzahlung, am günstigsten",
  yourPlan: "Dein Tarif",

  oneCard: "Eine Karte",
  allOfACard: "Foto, Name, Position, Firma und „Über mich“",
  phoneAndMore: "Telefon, E-Mail, SMS, Adresse und Website",
  freeChannels: "WhatsApp, Telegram, Instagram, Snapchat und WeChat",
  addAndShare: "„Kontakt speichern“ und Teilen",
  upToCards: { one: "Bis zu {count} Karte", other: "Bis zu {count} Karten" },
  yourLogo: "Dein Logo auf der Karte",
  cardColours: { one: "{count} Kartenfarbe", other: "{count} Kartenfarben" },
  qrCode: "QR-Code zum Zeigen und Herunterladen",
  allChannels: {
    one: "Alle {count} Kanäle: Soziales, Beruf, Bezahlen",
    other: "Alle {count} Kanäle: Soziales, Beruf, Bezahlen",
  },
} satisfies TranslationOf<typeof english>;
