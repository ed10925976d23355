import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  notSetUp: "Los pases todavía no están configurados aquí",
  setValues:
    "Los pases tienen que ir firmados. Define los valores de abajo y aparecerán los dos botones. Hasta entonces, solo los administradores ven esta página.",
  restWorks: "El resto del kit para compartir funciona sin esto.",
  codeStaysCurrent:
    "Un pase guardado no se actualiza: si cambias tu tarjeta, añade el pase otra vez. Su código siempre abre tu tarjeta actual.",
  linkStaysCurrent:
    "Un pase guardado no se actualiza: si cambias tu tarjeta, añade el pase otra vez. Su enlace siempre abre tu tarjeta actual.",

  addToApple: "Añadir a Apple Wallet",
  appleText:
    "En un iPhone, el pase se abre al momento. En un equipo de escritorio, descargas un archivo para enviarlo a tu teléfono.",
  saveToGoogle: "Guardar en Google Wallet",
  googleText:
    "Abre Google Wallet con el pase preparado. Desde un equipo de escritorio, llega al teléfono de tu cuenta de Google.",
  signing: "Firmando…",

  forOperator: "Para el operador",
  copyForOperator: "Copiar para el operador",
  namesCopied: "Copiado. Envíalo a quien gestiona esta instalación.",
  namesNotCopied: "No se pudieron copiar los nombres.",
} satisfies TranslationOf<typeof english>;
