import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  foreverFree: "Forever Free",
  premiumMonthly: "Premium mensile",
  premiumYearly: "Premium annuale",
  premium: "Premium",
  givenUntil: "Premium in regalo, fino al giorno {day}",

  mostPopular: "Il più scelto",
  saveSeventeen: "Risparmi il 17%",
  pricePerMonth: "<price>{price}</price> al mese",
  pricePerYear: "<price>{price}</price> all’anno",
  noPaymentDetails: "Senza dati di pagamento",
  payAsYouGo: "disdici quando vuoi",
  oneTimePayment: "in un’unica soluzione",
  bestValue: "in un’unica soluzione, il più conveniente",
  yourPlan: "Il tuo piano",

  oneCard: "Un biglietto",
  allOfACard: "Foto, nome, ruolo, azienda e bio",
  phoneAndMore: "Telefono, email, SMS, indirizzo e sito web",
  freeChannels: "WhatsApp, Telegram, Instagram, Snapchat e WeChat",
  addAndShare: "“Salva contatto” e condivisione",
  upToCards: {
    one: "Fino a {count} biglietto",
    many: "Fino a {count} di biglietti",
    other: "Fino a {count} biglietti",
  },
  yourLogo: "Il tuo logo sul biglietto",
  cardColours: {
    one: "{count} colore",
    many: "{count} di colori per il biglietto",
    other: "{count} colori per il biglietto",
  },
  qrCode: "Codice QR da mostrare e scaricare",
  allChannels: {
    one: "Tutti i {count} canali: social, lavoro, pagamenti",
    many: "Tutti i {count} canali: social, lavoro, pagamenti",
    other: "Tutti i {count} canali: social, lavoro, pagamenti",
  },
} satisfies TranslationOf<typeof english>;
