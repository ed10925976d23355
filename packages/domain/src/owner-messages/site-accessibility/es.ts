import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Accesibilidad",
  description:
    "Hasta qué punto son accesibles estas tarjetas y páginas: qué probamos y cómo, qué no funciona y cómo escribirnos.",
  lead: "Las tarjetas son para todo el mundo. {brand} aspira a cumplir las Pautas de Accesibilidad para el Contenido Web 2.2, nivel AA, en todas las páginas: este sitio, la cuenta y las tarjetas. La conformidad es parcial, por los límites que se indican abajo.",

  whatWasTested: "Qué se ha probado y cómo",
  axe: "Comprobaciones automáticas",
  axeText:
    "Abrimos las pantallas del sitio, la cuenta y las tarjetas en Chromium y las comprobamos con axe-core: con ancho de teléfono y de escritorio, en claro y en oscuro, con diálogos abiertos y con errores en los formularios. Basta un hallazgo para que la prueba falle.",
  keyboard: "Sin ratón",
  keyboardText:
    "Iniciar sesión, crear una tarjeta del primer paso al último, cancelar un plan y gestionar contactos se prueban solo con el teclado. Cada página empieza con un enlace que salta el menú, y al cerrarse un diálogo el foco vuelve al botón que lo abrió.",
  narrow: "Estrecho y ampliado",
  narrowText:
    "Nada se desplaza en horizontal a partir de 320 píxeles de ancho, que equivalen a un escritorio con un zoom del 400 %. Con ese zoom, las barras fijas dejan espacio al contenido.",
  display: "Tus propios ajustes",
  displayText:
    "Las tarjetas funcionan con una letra predeterminada de 24 píxeles y con colores forzados, y respetan tu elección de claro u oscuro. Un código QR siempre es oscuro sobre blanco, con su enlace como texto al lado.",
  contrast: "Contraste",
  contrastText:
    "En cada uno de los 26 colores, el texto de la portada y los iconos tienen un contraste de al menos 4,5:1, en claro y en oscuro.",
  motion: "Movimiento",
  motionText:
    "Solo se mueven por sí solas las capturas de la página de inicio. Tienen un botón de pausa y no se mueven si tu sistema pide menos movimiento.",
  script: "Sin scripts",
  scriptText:
    "Las tarjetas, sus archivos de contacto y los formularios para compartir datos y denunciar una tarjeta funcionan sin JavaScript, y este sitio se puede leer sin él.",
  print: "En papel",
  printText: "Una tarjeta impresa muestra todo como texto, con su bio y todos los canales.",
  ourOwnTests:
    "Estas pruebas son nuestras. Forman parte del código fuente, se ejecutan antes de cada cambio y cualquiera puede ejecutarlas con <code>npm test</code>.",

  whatDoesNotWork: "Qué no funciona",
  noScreenReader: "Ningún lector de pantalla en las pruebas",
  noScreenReaderText:
    "Los nombres, los roles y los avisos se comprueban automáticamente. No hemos probado cómo suenan en NVDA, JAWS, VoiceOver o TalkBack. Todavía no ha revisado el producto nadie que dependa de un lector de pantalla ni ningún organismo independiente.",
  browsers: "No todos los navegadores",
  browsersText:
    "Estas comprobaciones se hacen en Chromium. También probamos a crear y abrir una tarjeta en Firefox y en WebKit, el motor de Safari, pero no en el propio Safari en un Mac o un iPhone.",
  logos: "Los logos no tienen descripción",
  logosText:
    "Los lectores de pantalla omiten el logo de una tarjeta. El nombre de la empresa está como texto, pero se pierden las palabras que solo aparecen en el logo.",
  printFiles: "Los archivos de impresión no están etiquetados",
  printFilesText:
    "Los PDF para imprentas y las imágenes para videollamadas y pantallas de bloqueo no tienen estructura de texto. Todo lo que contienen está también en la propia tarjeta.",
  timeLimits: "Algunas acciones tienen un límite de tiempo",
  timeLimitsText:
    "Puedes restaurar una tarjeta eliminada durante 30 segundos y un contacto eliminado durante 10 segundos. Los códigos de seguridad son válidos durante 10 minutos, y puedes pedir otro.",
  needsScript: "Qué necesita JavaScript",
  needsScriptText:
    "La cuenta y los formularios de este sitio, salvo compartir tus datos y denunciar una tarjeta. Te avisan si JavaScript está desactivado.",
  otherServices: "Otros servicios",
  otherServicesText:
    "Pagas en la página del proveedor de pagos, y los canales de una tarjeta enlazan a otros servicios. No los hemos probado.",
  languages: "No todos los idiomas",
  languagesText:
    "Las tarjetas y sus formularios están en 25 idiomas; este sitio y la cuenta, en siete. La documentación está en inglés. Puedes escribir tarjetas en cualquier idioma y dirección.",

  tellUs: "Cuéntanoslo",
  itIsABug:
    "Si no puedes leer, alcanzar o hacer algo, es un fallo, aunque se superen todas las pruebas. Dinos la página y el dispositivo o programa que usas, y lo arreglamos o te mostramos otra manera.",
  writeToUs:
    "<contact>Escríbenos en la página de contacto</contact>. Tu mensaje llega a quienes gestionan este sitio.",
  writeOrEmail:
    "<contact>Escríbenos en la página de contacto</contact> o por correo a <email>{email}</email>. Para eso no hace falta formulario.",
  lastChecked: "Última comprobación: noviembre de 2026.",
} satisfies TranslationOf<typeof english>;
