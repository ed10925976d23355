import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  usedFor: "Para",
  calls: "Videollamadas",
  callsNote: "Zoom, Meet, Teams",
  lockScreen: "Pantalla de bloqueo",
  lockScreenNote: "iPhone y Android",
  size: "Tamaño",
  pixels: "{width} × {height}",
  fitsEveryApp: "Sirve para todas las apps",
  largeScreens: "Pantallas grandes",
  iphone: "iPhone",
  android: "Android",
  mirrored: "En espejo",
  mirroredNote: "Para apps que invierten tu imagen",
  mirroredFile: "El archivo en espejo. La app lo endereza",
  asOthersSee: "Como te ven los demás",
  downloadPng: "Descargar PNG",
  askSomeone:
    "Pregunta a alguien en la llamada si puede leer tu nombre. Si aparece invertido, activa «En espejo» y descárgalo de nuevo.",

  callPicture: "Fondo de videollamada con tu nombre en la esquina superior izquierda",
  callPictureMirrored: "Fondo de videollamada, en espejo, con tu nombre en la esquina superior derecha",
  lockPicture: "Pantalla de bloqueo con tu tarjeta en el centro",

  downloadPicture: "Descarga la imagen.",
  addPicture: "Añádela en los ajustes de fondo de tu app de videollamadas.",
  sitByCode: "Siéntate en el centro: el anillo grabado te enmarca y la esquina con el código queda libre.",
  sitByLink: "Siéntate en el centro: el anillo grabado te enmarca y la esquina con tu enlace queda libre.",
  savePicture: "Guarda la imagen en tus fotos.",
  choosePicture: "Elígela como fondo de la pantalla de bloqueo, sin zoom.",
  showPicture: "En una reunión, enciende la pantalla y muéstrala. No hace falta desbloquear el teléfono.",

  notDrawnInFull: "Esta tarjeta todavía no se puede dibujar completa",
  picturesLackScripts:
    "Las fuentes de esta instalación no tienen letras de estos alfabetos: {scripts}. Por eso las imágenes las omiten o muestran tu nombre de usuario. Escribe el nombre de la tarjeta en otro alfabeto o pide al operador que añada una fuente.",
  picturesLackLetters:
    "A las fuentes de esta instalación les faltan algunas de sus letras. Por eso las imágenes las omiten o muestran tu nombre de usuario. Escribe el nombre de la tarjeta en otro alfabeto o pide al operador que añada una fuente.",
} satisfies TranslationOf<typeof english>;
