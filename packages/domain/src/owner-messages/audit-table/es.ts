import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  time: "Hora (UTC)",
  who: "Quién",
  what: "Qué",
  to: "A quién o a qué",
  reason: "Motivo",
  detail: "Detalle",

  openedAdmin: "Abrió la administración",
  signedOut: "Cerró todas las sesiones",
  suspended: "Suspendió",
  lifted: "Levantó la suspensión",
  deletedAccount: "Eliminó la cuenta",
  grantedPremium: "Regaló Premium",
  allowedUsername: "Autorizó un nombre de usuario",
  tookDown: "Retiró",
  restored: "Restauró",
  leftOnline: "Dejó en línea",
  reviewed: "Revisó",
  exported: "Exportó",
  forgotKey: "Renunció a la clave secreta",
} satisfies TranslationOf<typeof english>;
