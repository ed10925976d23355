import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  restoreTitle: "Recupera tu dirección de correo",
  restoreLead:
    "Puedes volver a usar esta dirección. Cerraremos la sesión en todos los dispositivos y quitaremos todas las llaves de acceso.",
  restorePasswordHint:
    "Tu contraseña cuando cambió la dirección, o la actual. Si la eligió otra persona, deja el campo vacío.",
  restore: "Recuperar dirección",
  restoring: "Recuperando…",
  chooseNow: "Quien la cambió quizá conozca tu contraseña, así que elige ahora una nueva.",
  choosePassword: "Elegir una contraseña nueva",

  passkeyTitle: "Activa tu llave de acceso",
  passkeyLead: "Abre tu cuenta sin contraseña. Actívala solo si la añadiste tú.",
  turnOn: "Activarla",
  turningOn: "Activando…",
  passkeyIsOn: "Ya puedes iniciar sesión con ella.",
} satisfies TranslationOf<typeof english>;
