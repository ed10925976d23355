import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Tus cuatro primeros pasos",
  titleDone: "Has completado tus primeros pasos",
  doneOf: "{done} de {all} completados",
  allDone: "Los cuatro completados",
  stepDone: "{step}<done>, completado</done>",

  card: "Crea tu tarjeta",
  cardText: "Tu nombre, una foto y cómo contactarte. Unos tres minutos.",
  signature: "Añádela a tu firma de correo",
  signatureText: "Cópiala una vez y aparecerá al pie de cada correo.",
  code: "Muestra tu código",
  codeText: "Toca tu tarjeta. Cualquiera puede escanear el código, sin ninguna app.",
  address: "Compártela",
  addressText: "Envía el enlace a alguien que conozcas.",
  visitor: "Recibe tu primera visita",
  visitorText: "Se completa cuando otra persona abre tu tarjeta.",

  open: "Abrir",
  openSignature: "Abrir tu firma",
  showCode: "Ver código",
  copyLink: "Copiar enlace",
  hide: "Ocultar",
  hiding: "Ocultando…",
  hideSteps: "Ocultar los primeros pasos",
} satisfies TranslationOf<typeof english>;
