import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  day: "Día (UTC)",
  card: "Tarjeta",
  what: "Qué",
  howTheyCame: "Vía",
  detail: "Detalle",
  number: "Número",
  period: "Periodo",
  ofDay: "Día",
  ofMonth: "Mes",

  views: "Vistas",
  visitors: "Visitantes",
  viewsByDevice: "Vistas por dispositivo",
  saves: "Guardados",
  detailsLeft: "Datos recibidos",
  taps: "Toques",
  shares: "Veces compartida",
  codeOpened: "Código QR abierto",

  linkCopied: "Enlace copiado",
  shareMenu: "Menú para compartir del dispositivo",
  phone: "Teléfono",
  tablet: "Tableta",
  desktop: "Escritorio",
} satisfies TranslationOf<typeof english>;
