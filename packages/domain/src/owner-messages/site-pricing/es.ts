import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Precios",
  description:
    "Una tarjeta de visita digital es gratis para siempre. Premium añade logo, colores, código QR, todos los canales y hasta tres tarjetas por 10\u00a0$ al mes o 100\u00a0$ al año.",

  oneCardIsFree: "Una tarjeta es gratis. Para siempre.",
  lead: "Las estadísticas, los contactos y el kit para compartir están en todos los planes. Premium añade tu logo, todos los colores y canales, un código QR y más tarjetas. Paga al mes o al año.",
  plans: "Planes",

  whatEachContains: "Qué incluye cada plan",
  theSame: "Premium mensual y Premium anual incluyen lo mismo. Solo cambia la forma de pago.",
  yes: "Sí",
  no: "No",
  cards: "Tarjetas",
  upTo: { one: "Hasta {count}", many: "Hasta {count}", other: "Hasta {count}" },
  person: "Foto, nombre, cargo, empresa, bio",
  channels: "Canales de contacto",
  all: { one: "{count}", many: "Los {count}", other: "Los {count}" },
  shortLink: "Un enlace corto a tu elección",
  addToContact: "Guardar contacto",
  sharing: "Compartir por enlace, chat, correo y SMS",
  favorites: "Favoritos",
  insights: "Estadísticas por día y procedencia",
  links: "Enlaces con nombre activos por tarjeta",
  details: "Datos de los visitantes, y tus contactos",
  secondSide: "Segunda cara en otro idioma",
  chosenLinks: "Canales solo en enlaces elegidos",
  addressBook: "Agenda en el teléfono y el ordenador",
  scanning: "Escanear códigos, también sin red",
  programs: "Tokens y webhooks",
  kit: "Firma, Wallet, impresión, NFC, fondos, página web",
  copy: "Descargarlo todo, irse cuando quieras",
  logo: "Tu logo",
  colours: "Colores",
  qrCode: "Código QR para mostrar y descargar",

  beforeYouPay: "Antes de pagar",
  somethingElse: "¿Otra duda? <contact>Pregúntanos</contact>.",
  canICancel: "¿Puedo cancelar?",
  canICancelAnswer:
    "Cuando quieras, en la página Suscripción. Todo sigue activo hasta el final del periodo que has pagado. Hasta entonces puedes reanudar tu plan con un clic. Los pagos ya hechos no se reembolsan.",
  whatHappens: "¿Qué pasa entonces con mis tarjetas?",
  whatHappensAnswer:
    "Vuelves al plan gratuito. Todas las tarjetas siguen en línea en su versión gratuita. El logo, el color, el código QR y los canales adicionales se ocultan, no se eliminan, y vuelven con Premium.",
  payAsYouGo: "¿Qué significa «mes a mes, sin compromiso»?",
  payAsYouGoAnswer:
    "Premium mensual se renueva cada mes: 10\u00a0$ ahora, 10\u00a0$ el mes que viene y nada más cuando canceles.",
  yearly: "¿Y el plan anual?",
  yearlyAnswer:
    "Un pago de 100\u00a0$ por doce meses en lugar de doce pagos de 10\u00a0$. Se renueva al cabo de un año si no lo cancelas.",
  takeMyData: "¿Puedo llevarme mis datos?",
  takeMyDataAnswer:
    "Sí, con cualquier plan y en cualquier momento: tarjetas, imágenes, contactos, enlaces y estadísticas en un solo archivo, en formatos que leen otros programas. Si te vas, primero cancelamos tu suscripción y a los siete días lo eliminamos todo.",
  cardNumber: "¿Ven el número de mi tarjeta de pago?",
  cardNumberAnswer:
    "No. Pagas en la página del proveedor de pagos. Nosotros solo sabemos si el pago se hizo y para qué plan.",

  everythingIncluded: "Todo está incluido",
  everythingIncludedText:
    "En esta instalación están disponibles todas las funciones. No hay nada que comprar ni que cancelar.",
  makeYourCard: "Crea tu tarjeta",
  makeYourCardText: "Logo, colores, código QR y todos los canales son tuyos desde la primera tarjeta.",
  seeTheFeatures: "Ver las funciones",
} satisfies TranslationOf<typeof english>;
