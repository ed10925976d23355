import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  day: "Giorno (UTC)",
  card: "Biglietto",
  what: "Cosa",
  howTheyCame: "Provenienza",
  detail: "Dettaglio",
  number: "Numero",
  period: "Periodo",
  ofDay: "Giorno",
  ofMonth: "Mese",

  views: "Visite",
  visitors: "Visitatori",
  viewsByDevice: "Visite per dispositivo",
  saves: "Salvataggi",
  detailsLeft: "Recapiti",
  taps: "Tocchi",
  shares: "Condivisioni",
  codeOpened: "Codice QR aperto",

  linkCopied: "Link copiato",
  shareMenu: "Menu di condivisione del dispositivo",
  phone: "Telefono",
  tablet: "Tablet",
  desktop: "Computer",
} satisfies TranslationOf<typeof english>;
