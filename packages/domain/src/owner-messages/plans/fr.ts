import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  foreverFree: "Forever Free",
  premiumMonthly: "Premium mensuel",
  premiumYearly: "Premium annuel",
  premium: "Premium",
  givenUntil: "Premium, offert jusqu’au {day}",

  mostPopular: "La plus choisie",
  saveSeventeen: "17\u202f% d’économie",
  pricePerMonth: "<price>{price}</price> par mois",
  pricePerYear: "<price>{price}</price> par an",
  noPaymentDetails: "Sans données de paiement",
  payAsYouGo: "sans engagement",
  oneTimePayment: "un seul paiement",
  bestValue: "un seul paiement, le plus avantageux",
  yourPlan: "Votre formule",

  oneCard: "Une carte",
  allOfACard: "Photo, nom, fonction, entreprise et bio",
  phoneAndMore: "Téléphone, e-mail, SMS, adresse et site web",
  freeChannels: "WhatsApp, Telegram, Instagram, Snapchat et WeChat",
  addAndShare: "«\u202fAjouter le contact\u202f» et partage",
  upToCards: {
    one: "Jusqu’à {count} carte",
    many: "Jusqu’à {count} cartes",
    other: "Jusqu’à {count} cartes",
  },
  yourLogo: "Votre logo sur la carte",
  cardColours: {
    one: "{count} couleur de carte",
    many: "{count} couleurs de carte",
    other: "{count} couleurs de carte",
  },
  qrCode: "QR code à montrer et à télécharger",
  allChannels: {
    one: "{count} canal\u202f: réseaux, travail, paiements",
    many: "Les {count} canaux\u202f: réseaux, travail, paiements",
    other: "Les {count} canaux\u202f: réseaux, travail, paiements",
  },
} satisfies TranslationOf<typeof english>;
