import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  photo: "Foto",
  logo: "Logo",
  photoRules: "JPG, PNG, WebP o GIF, en vertical a 4:5. Reducimos los archivos de más de 1\u00a0MB.",
  logoRules:
    "SVG, PNG, WebP, JPG o GIF. Queda mejor con fondo transparente. Reducimos los archivos de más de 1\u00a0MB.",

  dropPhoto: "<title>Suelta aquí una imagen</title> <rest>o elige una de este equipo</rest>",
  dropLogo: "<title>Suelta aquí un logo</title> <rest>o elige uno de este equipo</rest>",
  dropToUse: "<title>Suelta el archivo para usarlo</title> <rest>o elige uno de este equipo</rest>",

  choosePhoto: "Elegir foto",
  chooseLogo: "Elegir logo",
  replacePhoto: "Cambiar foto",
  replaceLogo: "Cambiar logo",
  adjust: "Ajustar",
  adjustPhoto: "Ajustar foto",
  adjustLogo: "Ajustar logo",
  removePhoto: "Quitar foto",
  removeLogo: "Quitar logo",
  opening: "Abriendo…",
  oneMoment: "Un momento…",

  yourPhoto: "Tu foto",
  yourLogo: "Tu logo",

  openingPicture: "Abriendo la imagen…",
  photoAdded: "Foto añadida.",
  logoAdded: "Logo añadido.",
  photoRemoved: "Foto quitada.",
  logoRemoved: "Logo quitado.",
  notOpened: "No pudimos abrir la imagen. Inténtalo de nuevo.",

  positionPhoto: "Encuadra tu foto",
  positionLogo: "Encuadra tu logo",
  howToMove: "Arrastra para mover; pellizca o usa la rueda para hacer zoom.",
  photoFrame: "Foto en su marco. Se mueve con las flechas del teclado.",
  logoFrame: "Logo en su marco. Se mueve con las flechas del teclado.",
  zoomOut: "Alejar",
  zoomIn: "Acercar",
  zoom: "Zoom",
  zoomPercent: { one: "{count} por ciento", many: "{count} por ciento", other: "{count} por ciento" },
  reset: "Restablecer",
  usePhoto: "Usar foto",
  useLogo: "Usar logo",

  tooLight: "Este logo es demasiado claro para su placa blanca.",
  tooLightText: "Apenas se ve. Sobre un fondo oscuro destaca.",
  useDark: "Usar un fondo oscuro",
} satisfies TranslationOf<typeof english>;
