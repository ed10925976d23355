import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  useItEverywhere: "Úsala en todas partes",
  dashboard: "Panel",
  breadcrumb: "Ruta de navegación",
  shareKit: "Kit para compartir",
  notLoaded: "No pudimos cargar el kit para compartir.",
  cardNotAffected: "Tu tarjeta no se ve afectada.",
  loading: "Cargando el kit para compartir",

  cardPaused: "Tu tarjeta está en pausa",
  cardNotShown: "Tu tarjeta no se muestra",
  cardTakenDown: "Tu tarjeta se ha retirado",
  leadsElsewhere: "Los códigos y los enlaces llevan a una página que lo indica.",
  leadsElsewhereUntilResumed:
    "Los códigos y los enlaces llevan a una página que lo indica, hasta que la reactives en el panel.",

  signature: "Firma de correo",
  wallet: "Wallet",
  print: "Impresión",
  qrCode: "Código QR",
  qrCodeStudio: "Estudio de códigos QR",
  nfcTag: "Etiqueta NFC",
  backgrounds: "Fondos",
  webPage: "Página web",

  signatureLead: "Cópiala una vez y aparecerá al pie de cada correo.",
  walletLead:
    "Con un pase tienes tu tarjeta a un gesto, incluso sin conexión. Ábrelo y deja que escaneen el código.",
  walletLeadWithLink:
    "Con un pase tienes tu tarjeta a un gesto, incluso sin conexión. Ábrelo y muestra tu enlace.",
  printLead:
    "Lleva el PDF a cualquier imprenta, o imprime diez en una hoja y recorta por las marcas. El código abre tu tarjeta, y sus visitas cuentan como tarjeta impresa.",
  printLeadWithLink:
    "Lleva el PDF a cualquier imprenta, o imprime diez en una hoja y recorta por las marcas. El enlace del reverso abre tu tarjeta.",
  codeLead:
    "Para carteles, acreditaciones, diapositivas y envases. Cada archivo se prueba escaneándolo con el tamaño y los colores que elijas.",
  nfcLead:
    "El enlace de tu tarjeta cabe en cualquier etiqueta NFC: una pegatina, un llavero, una tarjeta. Al acercar un teléfono, la tarjeta se abre, sin ninguna app.",
  backgroundLead:
    "Con el color y las líneas de tu tarjeta. El código no tapa tu cara en las videollamadas ni queda bajo tu pulgar en el teléfono.",
  backgroundLeadWithLink:
    "Con el color y las líneas de tu tarjeta. El enlace no tapa tu cara en las videollamadas ni queda bajo tu pulgar en el teléfono.",
  pageLead:
    "Un solo archivo con todo dentro. Publícalo en tu propio servidor, envíalo como adjunto o llévalo en una memoria USB.",

  howToUse: "Cómo usarlo",
  drawingPreview: "Dibujando la vista previa",
  drawing: "Dibujando…",
  preparing: "Preparando…",

  placeInLine: "Puesto {place} en la cola",
  nextInLine: "El tuyo es el siguiente",
  othersDraw: "Hay otros dibujos antes. El tuyo saldrá automáticamente.",
  notMade: "No pudimos crearlo",
  notMadeTryAgain: "No pudimos crearlo. Inténtalo de nuevo; todo lo demás sigue funcionando.",

  emojiLeftOut: "Aquí no se incluyen los emojis",
  onlyLetters: "Solo se dibujan las letras. Tu tarjeta en línea conserva sus emojis.",
} satisfies TranslationOf<typeof english>;
