import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Funciones",
  description:
    "Doce cosas que hace aquí una tarjeta de visita digital: vista previa en directo, 26 portadas, 70 canales, código QR, archivo de contacto y formas de compartir. Y además: estadísticas, contactos, un kit para compartir y exportación completa.",

  twelveThings: "Doce cosas que puede hacer tu tarjeta",
  lead: "Desde tu foto hasta el contacto en el teléfono de alguien. Las funciones de Premium están señaladas.",

  makeItYours: "Hazla tuya",
  twelveSteps: "Doce pasos cortos, una vista previa en directo",
  twelveStepsText: "Ves la tarjeta mientras escribes. El borrador se guarda en tu navegador.",
  photoAndLogo: "Tu foto y tu logo",
  photoAndLogoText:
    "Recórtalos en el navegador. Los datos ocultos, como la ubicación, se eliminan. El logo requiere Premium.",
  covers: { one: "{count} portada", many: "{count} de portadas", other: "{count} portadas" },
  coversText: "Cada color tiene su propio dibujo grabado, en claro y en oscuro.",
  channels: { one: "{count} canal", many: "{count} de canales", other: "{count} canales" },
  channelsText: {
    one: "Teléfono, correo, chat, redes sociales, pagos. {count} está en todos los planes.",
    many: "Teléfono, correo, chat, redes sociales, pagos. {count} están en todos los planes.",
    other: "Teléfono, correo, chat, redes sociales, pagos. {count} están en todos los planes.",
  },

  shareIt: "Compártela",
  shortLink: "Un enlace corto",
  shortLinkText: {
    one: "Se abre en cualquier navegador, sin instalar nada. Con Premium puedes tener {count} tarjeta.",
    many: "Se abre en cualquier navegador, sin instalar nada. Con Premium puedes tener {count} de tarjetas.",
    other: "Se abre en cualquier navegador, sin instalar nada. Con Premium puedes tener {count} tarjetas.",
  },
  qrCode: "Un código QR",
  qrCodeText: "Muéstralo, imprímelo, ponlo en tu última diapositiva.",
  tenWays: "Diez formas de compartir",
  tenWaysText:
    "Chat, correo y redes sociales, o simplemente el enlace. En un chat se ve una imagen de la tarjeta.",
  addToContact: "Guardar contacto",
  addToContactText: "Con un toque, tu nombre, cargo, teléfono, correo y foto pasan a su propia agenda.",

  keepItCurrent: "Mantenla al día",
  changesShow: "Los cambios se ven al momento",
  changesShowText: "Guarda un número nuevo. El enlace y el código QR siguen siendo los mismos y lo muestran.",
  howOften: "Descubre cuánto se usa",
  howOftenText:
    "Cuántas veces se abrió, se guardó y se tocó tu tarjeta, y de dónde llegó la gente. Sin cookies ni rastreo.",
  cardsYouKeep: "Las tarjetas que guardas",
  cardsYouKeepText:
    "Toca el marcador de una tarjeta y vuelve a encontrarla en Favoritos, en todos tus dispositivos.",
  worksOffline: "Funciona sin conexión",
  worksOfflineText: "Una tarjeta que ya abriste se vuelve a abrir sin conexión, con su archivo de contacto.",

  andThereIsMore: "Y todavía hay más",
  onEveryPlan: "En todos los planes. Las imágenes muestran un ejemplo.",
  addressBook: "Una agenda que siempre está al día",
  addressBookText:
    "Conecta una vez el teléfono y el ordenador. Tus contactos y las tarjetas que guardas están en su agenda, y los números nuevos llegan solos.",
  secondSide: "Una segunda cara en otro idioma",
  secondSideText: "Cada persona ve primero la cara en su idioma y gira la tarjeta para ver la otra.",
  linkShowsMore: "Un enlace que muestra más",
  linkShowsMoreText: "Tu móvil, solo para tu clientela: tú eliges en qué enlaces aparece un canal.",
  scanning: "Escanear en un evento",
  scanningText:
    "Un código de una tarjeta, una acreditación o una pantalla se convierte en un contacto que indica el lugar del encuentro, incluso sin red.",
  programs: "Abierta a tus programas",
  programsText:
    "Tokens que solo pueden hacer lo que tú eliges, y webhooks que avisan a tu servidor en cuanto pasa algo.",
  insights: "Estadísticas que son solo tuyas",
  insightsPicture: "Estadísticas de una tarjeta de ejemplo, por día y procedencia",
  insightsFigures:
    "Vistas, guardados y toques, de una semana o de un año. Cada gráfico es también una tabla y un CSV.",
  insightsLinks: {
    one: "Crea un enlace para cada feria o charla y descubre de dónde llega la gente: {count} a la vez en el plan gratuito.",
    many: "Crea un enlace para cada feria o charla y descubre de dónde llega la gente: {count} a la vez en el plan gratuito.",
    other:
      "Crea un enlace para cada feria o charla y descubre de dónde llega la gente: {count} a la vez en el plan gratuito.",
  },
  insightsPrivacy: "Sin cookies ni terceros.",
  details: "Sus datos, a cambio",
  detailsPicture: "Contactos de una cuenta de ejemplo",
  detailsLeft:
    "Los visitantes dejan en tu tarjeta su nombre y su correo o teléfono. Recibes un correo y un contacto que indica el lugar del encuentro.",
  detailsKept: "Búsqueda, etiquetas y notas privadas. Importación y exportación en .vcf o .csv.",
  everywhere: "La tarjeta en todas partes",
  everywherePicture: "El kit para compartir de una tarjeta de ejemplo",
  everywherePieces:
    "Firma de correo, Apple Wallet, Google Wallet, PDF para imprimir, etiquetas NFC y fondos de videollamada.",
  everywhereCodes: "Con Premium, códigos QR con tus colores, cada uno escaneado y probado antes de dártelo.",
  leave: "Vete cuando quieras",
  leaveCopy: "Todo en un ZIP, en formatos que leen otros programas.",
  leaveDays: "Cerrar la cuenta lleva un minuto, y tienes siete días para volver.",

  copyPicture: "Una copia de una cuenta: archivos de contacto, páginas web, tablas e imágenes en un ZIP",
  copyContact: "un contacto que lee cualquier teléfono",
  copyCard: "la tarjeta tal como se ve",
  copyContacts: "toda la gente que conociste",
  copyInsights: "todas las cifras, por día",
  copyLinks: "los enlaces que creaste",

  tryIt: "Pruébala con tu nombre",
  tryItText: "Una tarjeta es gratis para siempre y no hacen falta datos de pago.",
  seeThePlans: "Ver los planes",
} satisfies TranslationOf<typeof english>;
