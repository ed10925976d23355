import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Quiénes somos",
  description:
    "Por qué hacemos estas tarjetas de visita digitales, quiénes somos y cómo las mantenemos abiertas: licencia MIT, alojamiento propio, sin rastreadores.",

  meetingSomeone: "Conocer a alguien debería dejar huella.",
  mission:
    "Nuestra misión es una tarjeta de visita que no cueste nada repartir, que nunca quede anticuada y que pertenezca a la persona cuyo nombre lleva. {brand} es esa tarjeta: un enlace, un toque y directa a los contactos de alguien.",

  theStory: "La historia",
  storyCorner:
    "Mucho antes de los teléfonos, las visitas dejaban una pequeña tarjeta en la puerta. Una esquina superior doblada significaba que la habían dejado en persona. Verás esa esquina en nuestro logo y en cada tarjeta que alguien guarda.",
  storyPaper:
    "El papel todavía lo hace bien, hasta que cambia un número. Entonces la caja entera ya no sirve, ni tampoco las tarjetas que repartiste. Y todavía hay que teclear un nombre y once cifras en un teléfono.",
  storyDigital:
    "Las tarjetas digitales lo resuelven, pero muchas pierden la tarjeta por el camino: una app que instalar, una página igual a todas, datos en el servidor de otro y bajo las reglas de otro.",
  storyOurs:
    "Así que hicimos una que parece buena papelería, funciona en cualquier navegador y cualquiera puede alojar. Se abre con un enlace o un código, se guarda en los contactos de siempre y solo hay que editarla una vez cuando cambia tu número. La gente puede compartir sus datos a cambio, y tú puedes llevártelo todo si te vas.",
  storyNow:
    "Quien guarda tu tarjeta y conecta su teléfono tiene tu número nuevo en la agenda sin teclearlo. Una segunda cara habla otro idioma. Y todo un equipo puede llevar tarjetas con un mismo aspecto.",

  howItStaysOpen: "Cómo sigue siendo abierta",
  openSource: "Código abierto",
  openSourceText: "Todo el producto tiene licencia MIT. Léelo, cámbialo, ejecútalo.",
  readTheSource: "Leer el código",
  yoursToHost: "En tu propio servidor",
  yoursToHostText:
    "Un programa y una base de datos, en tu propia máquina si quieres. Una empresa puede alojar sus propias tarjetas.",
  noTrackers: "Sin rastreadores",
  noTrackersText:
    "Sin anuncios, sin scripts de terceros, sin más cookies que las que mantienen tu sesión abierta y segura, y tu idioma.",
  yourNumbers: "Tus cifras",
  yourNumbersText:
    "Solo el titular de una tarjeta ve cuánto se abre, en totales diarios. No se rastrea a ningún visitante.",
  noLockIn: "Sin ataduras",
  noLockInText:
    "Llévate tarjetas, contactos y cifras en un solo archivo. Otra instalación puede importar tus tarjetas y contactos. Irse lleva un minuto.",
  forEveryone: "Para todo el mundo",
  forEveryoneText: "Probada con teclado, zoom y alto contraste. Decimos también lo que todavía no funciona.",
  readTheStatement: "Leer la declaración",

  fromTheFounders: "De los fundadores",
  weLikePaper:
    "Somos un equipo pequeño al que le gustan el papel, la buena tipografía y el software que no estorba. Empezamos con un deseo: dar una tarjeta y no tener que decir nunca que el número es antiguo.",
  whyOpen:
    "El código es abierto por la misma razón por la que la tarjeta es sencilla. Nadie debería tener que fiarse de nuestra palabra sobre lo que pasa con su nombre, su cara y su teléfono. Puedes leer el código y ejecutarlo por tu cuenta.",

  leaveYourOwn: "Deja la tuya",
  leaveYourOwnText: "Unos minutos, nada que instalar y una tarjeta gratis para siempre.",
  writeToUs: "Escríbenos",
} satisfies TranslationOf<typeof english>;
