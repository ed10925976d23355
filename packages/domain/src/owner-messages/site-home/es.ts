import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Tarjetas de visita digitales",
  description:
    "Crea una tarjeta de visita digital en pocos minutos. Envía el enlace y te guardarán en sus contactos con un toque.",

  leaveACard: "Deja una tarjeta que querrán guardar.",
  lead: "Crea una tarjeta de visita digital en pocos minutos. Envía el enlace y te guardarán en sus contactos con un toque. No hay que instalar nada.",
  seeACard: "Ver una tarjeta",
  oneCardIsFree: "Una tarjeta es gratis para siempre.",
  heroPicture:
    "Un teléfono con la tarjeta digital de Giulia Ferrante, rodeado de otras cuatro tarjetas de visita y una tarjeta con un código QR",

  tryYourName: "Prueba tu nombre en una tarjeta. El resto se hace en tres minutos.",
  yourName: "Tu nombre",
  nameOnCard: "Tu nombre",
  aColour: "Un color",
  freeColour: "La tarjeta gratuita es de color lapislázuli. Con Premium tienes los 26 colores.",

  featuresHeading: "Todo lo que hace una tarjeta de papel, y lo que no puede.",
  unifiedConnection: "Todos tus canales juntos",
  unifiedConnectionText:
    "Teléfono, correo, chat, portafolio, pagos: todo a un toque. Diez canales son gratis; con Premium tienes los 70.",
  mobileFriendly: "Pensada para el teléfono",
  mobileFriendlyText:
    "Para usarla con un pulgar y a plena luz del día. Letra grande, botones grandes, sin hacer zoom ni instalar nada.",
  globalAccessibility: "Accesible en todo el mundo",
  globalAccessibilityText:
    "Una tarjeta Premium tiene su propio código QR. Cualquier cámara de teléfono la abre, en cualquier lugar y sin cuenta.",
  multiCard: "Varias tarjetas",
  multiCardText:
    "Una para el estudio, otra para las clases de la tarde. Con Premium puedes tener hasta tres y dar la más adecuada.",
  instantUpdates: "Cambios al instante",
  instantUpdatesText:
    "Cambia tu número una vez. El enlace y el código QR siguen siendo los mismos y muestran el nuevo.",
  customBranding: "Tu propia imagen",
  customBrandingText:
    "Tu logo sobre una placa blanca y una de las 26 portadas grabadas. Ambos vienen con Premium.",
  phone: "Teléfono",
  savedLive: "Guardado y visible en todas partes",
  andAlso: "Y además, una agenda siempre al día, una segunda cara en otro idioma y escaneo en eventos.",
  exampleAccount: "Explorar una cuenta de ejemplo",
  allFeatures: "Todas las funciones",

  everythingInOnePlace: "Tenlo todo <line>en un solo lugar</line>",
  costEffective: "Económica",
  costEffectiveText:
    "Una tarjeta es gratis para siempre. Y si cambias de trabajo, no hay que reimprimir nada.",
  stayConnected: "Mantén el contacto",
  stayConnectedText: "Te guardan en sus propios contactos, no en otra app.",
  perfectBlend: "Lo mejor de ambos mundos",
  perfectBlendText: "Parece buena papelería. Funciona como un teléfono.",
  instantUpdate: "Siempre al día",
  instantUpdateText: "Edítala una vez y el enlace que ya tienen lo muestra.",
  channelsPicture: "Iconos de 28 de los canales que puede tener una tarjeta, alrededor de una tarjeta",

  questionsAnswered: "Preguntas y respuestas",
  whatIsACard: "¿Qué es una tarjeta de visita digital?",
  whatIsACardAnswer:
    "Una página con tu nombre, tu foto y tus canales de contacto en un enlace corto. Cualquiera puede abrirla en un navegador y guardarte en su teléfono con un toque.",
  customize: "¿Puedo personalizar mi tarjeta?",
  customizeAnswer:
    "Sí. Cada tarjeta tiene tu foto, tu nombre, tu cargo, tu empresa, una bio de hasta 100 palabras y los canales que elijas. Una segunda cara puede decirlo en otro idioma. Premium añade tu logo, 26 colores y los 70 canales.",
  howToShare: "¿Cómo la comparto?",
  howToShareAnswer:
    "El botón «Compartir» envía el enlace por correo, por SMS o por redes sociales como WhatsApp, LinkedIn y Facebook, o lo copia. Con el kit para compartir la pones en tu firma de correo, en papel o detrás de ti en las videollamadas. Con Premium también puedes mostrar, imprimir o descargar un código QR.",
  changesAfterSharing: "¿Se ven los cambios después de compartirla?",
  changesAfterSharingAnswer:
    "Sí. El enlace y el código QR siempre abren la tarjeta actual. Quien la guarda en favoritos y conecta su teléfono la tiene siempre al día en su agenda. Un contacto guardado con un toque es una copia de ese día, hasta que se guarde otra vez.",
  isItSecure: "¿Están seguros mis datos?",
  isItSecureAnswer:
    "Tu contraseña solo se guarda como hash, y para iniciar sesión en un dispositivo nuevo hace falta un código que te enviamos por correo. Nunca guardamos números completos de tarjetas de pago. Tu tarjeta es pública, así que no incluyas nada que no deban leer desconocidos. Ves cuántas personas la abren, no quiénes: totales diarios, sin cookies. Puedes descargar una copia de todo o eliminarlo todo cuando quieras.",
  whichDevices: "¿En qué dispositivos funciona?",
  whichDevicesAnswer:
    "En teléfonos, tabletas y equipos de escritorio con un navegador actual. No hay que instalar nada, y una tarjeta funciona incluso con los scripts desactivados.",
  atEvents: "¿Puedo usarla en eventos de networking?",
  atEventsAnswer:
    "Sí. Envía el enlace o, con Premium, deja que escaneen el código QR. Te guardan con «Guardar contacto» y a cambio pueden compartir sus datos. Crea un enlace para el evento: la gente ve dónde coincidió contigo y tú ves cuántas personas llegaron. Tus tarjetas se abren en tu teléfono incluso sin cobertura.",
  moreThanOneCard: "¿Puedo tener más de una tarjeta?",
  moreThanOneCardAnswer:
    "Sí. El plan gratuito tiene espacio para una tarjeta y Premium para tres, cada una con su enlace, su foto y sus canales. Las tarjetas de otras personas se guardan en tus favoritos.",

  screenshots: "Capturas del producto",
  carousel: "carrusel",
  previousScreenshot: "Captura anterior",
  nextScreenshot: "Captura siguiente",
  pauseSlideshow: "Pausar la presentación",
  playSlideshow: "Reproducir la presentación",
  captionAndPlace: "<caption>{caption},</caption> <place>{place} de {total}</place>",
  slideCard: "La tarjeta",
  slideCardPicture:
    "Una tarjeta en un teléfono: portada, foto, nombre e iconos de teléfono, correo y dirección",
  slideCode: "Código QR",
  slideCodePicture: "El código QR de una tarjeta, para escanearlo o descargarlo",
  slideShare: "Formas de compartir",
  slideSharePicture: "Diez formas de compartir una tarjeta, y su enlace para copiarlo",
  slideBio: "La bio",
  slideBioPicture: "La bio de una tarjeta, debajo de la foto y el nombre",
  slideColours: "Colores",
  slideColoursPicture: "Elección de uno de los colores de una tarjeta",
  slideLogo: "Tu logo",
  slideLogoPicture: "Un logo sobre una placa blanca, como se ve en la portada",
  slidePhoto: "Tu foto",
  slidePhotoPicture: "Una foto en su marco blanco, para cambiarla o quitarla",

  appIsComing: "La app para el teléfono llegará pronto",
  untilThen: "Mientras tanto, el sitio web lo hace todo. Añádelo a tu pantalla de inicio.",
  googlePlay: "<lead>Próximamente en</lead> <store>Google Play</store>",
  appStore: "<lead>Próximamente en el</lead> <store>App Store</store>",
} satisfies TranslationOf<typeof english>;
