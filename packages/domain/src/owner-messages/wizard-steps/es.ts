import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  photoTitle: "Tu foto",
  photoIntro: "Una imagen nítida de tu cara. Se recuerda antes que tu nombre.",
  personTitle: "Sobre ti",
  personIntro: "Lo primero que se lee. Los campos con * son obligatorios para guardar.",
  logoTitle: "Tu logo",
  logoIntro:
    "Se muestra sobre una placa blanca en la esquina de la portada, así se lee bien sobre cualquier color.",
  logoLocked: "En el plan gratuito, la portada no lleva logo.",
  colourTitle: "Color",
  colourIntro: "El color de la portada, los iconos y los botones de tu tarjeta.",
  colourLocked: "En el plan gratuito, todas las tarjetas son de color lapislázuli.",
  contactsTitle: "Cómo contactarte",
  contactsIntro: "Los campos con * son obligatorios para guardar. Deja vacío lo que no quieras mostrar.",
  moreContactsIntro: "Deja vacío lo que no uses.",
  contactsLocked: "Estos canales vienen con Premium.",
  contactPageOf: "Página de contacto {page} de {pages}.",
  sideTitle: "Una segunda cara",
  sideIntro:
    "Para quienes leen en otro idioma. Ven la cara adecuada y dan la vuelta a la tarjeta con un toque. Si te basta con una cara, omite este paso.",
  usernameTitle: "Elige tu enlace",
  usernameIntro: "Es lo que compartes. Puedes cambiarlo más adelante, y el antiguo llevará al nuevo.",

  fullName: "Nombre completo",
  occupation: "Cargo",
  company: "Empresa",
  bio: "Bio",
  bioWords: "{words} de {max} palabras",
  bioWordsAndCharacters: "{words} de {maxWords} palabras, {characters} de {maxCharacters} caracteres",

  cardColour: "Color de la tarjeta",

  findOrPaste: "Busca un canal o pega tus enlaces",
  pasteLinks: "Pega tus enlaces",
  pasteHint: "Colocamos enlaces, números y direcciones en sus campos; pega varios a la vez si quieres.",
  channelsFound: "Canales encontrados",
  filledIn: "Completado: {channels}.",
  notChanged: "Sin cambios, ya tenía datos: {channels}.",
  needsPremium: "Requiere Premium: {channels}.",
  notRecognised: "No reconocido: {texts}.",

  sameAsPhone: "Igual que el teléfono",
  addLabel: "Etiqueta <what>de {channel}</what>",
  label: "Etiqueta",
  labelFor: "Etiqueta de {channel} que se muestra en la tarjeta",

  username: "Nombre de usuario",
  check: "Comprobar",
  usernameHint: "Letras, números, guiones y guiones bajos, sin espacios.",
  yourName: "tu-nombre",
  qrCodeFor: "Código QR de {link}",

  moreForThisCard: "Más para esta tarjeta",
  premiumOpens: "Con Premium tienes {colours} colores, tu logo, el código QR y los {channels} canales.",
  seePlans: "Ver planes",
} satisfies TranslationOf<typeof english>;
