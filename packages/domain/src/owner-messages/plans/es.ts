import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  foreverFree: "Gratis para siempre",
  premiumMonthly: "Premium mensual",
  premiumYearly: "Premium anual",
  premium: "Premium",
  givenUntil: "Premium, de regalo hasta el {day}",

  mostPopular: "El más popular",
  saveSeventeen: "Ahorra un 17 %",
  pricePerMonth: "<price>{price}</price> al mes",
  pricePerYear: "<price>{price}</price> al año",
  noPaymentDetails: "Sin datos de pago",
  payAsYouGo: "mes a mes, sin compromiso",
  oneTimePayment: "pago único",
  bestValue: "pago único, el mejor precio",
  yourPlan: "Tu plan",

  oneCard: "Una tarjeta",
  allOfACard: "Foto, nombre, cargo, empresa y bio",
  phoneAndMore: "Teléfono, correo, SMS, dirección y sitio web",
  freeChannels: "WhatsApp, Telegram, Instagram, Snapchat y WeChat",
  addAndShare: "«Guardar contacto» y compartir",
  upToCards: {
    one: "Hasta {count} tarjeta",
    many: "Hasta {count} de tarjetas",
    other: "Hasta {count} tarjetas",
  },
  yourLogo: "Tu logo en la tarjeta",
  cardColours: {
    one: "{count} color de tarjeta",
    many: "{count} de colores de tarjeta",
    other: "{count} colores de tarjeta",
  },
  qrCode: "Código QR para mostrar y descargar",
  allChannels: {
    one: "{count} canal: redes sociales, trabajo, pagos",
    many: "Los {count} de canales: redes sociales, trabajo, pagos",
    other: "Los {count} canales: redes sociales, trabajo, pagos",
  },
} satisfies TranslationOf<typeof english>;
