import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: {
    one: "Mover {count} persona",
    many: "Mover {count} de personas",
    other: "Mover {count} personas",
  },
  allIn: "{names}, todas en {template}",
  oneIn: "{names}, en {template}",
  others: {
    one: "{count} más",
    many: "{count} más",
    other: "{count} más",
  },
  moveTo: "Mover a",
  whatWillChange: "Qué va a cambiar",
  looking: "Comprobando qué va a cambiar...",
  notLooked: "No se pudo comprobar qué va a cambiar",
  stays: "Se queda",
  addresses: "Direcciones de las tarjetas",
  codesAndLinks: "códigos y enlaces",
  nothingChanges: "Nada más se verá distinto.",
  onCards: {
    one: "en {count} tarjeta",
    many: "en {count} de tarjetas",
    other: "en {count} tarjetas",
  },
  move: {
    one: "Mover {count} persona",
    many: "Mover {count} de personas",
    other: "Mover {count} personas",
  },
  moving: "Moviendo...",
  moved: {
    one: "{count} persona movida a {template}.",
    many: "{count} de personas movidas a {template}.",
    other: "{count} personas movidas a {template}.",
  },
  movedBack: {
    one: "{count} persona devuelta.",
    many: "{count} de personas devueltas.",
    other: "{count} personas devueltas.",
  },
  failed: "No se movió a nadie. Inténtalo de nuevo.",
  backFailed: "No se devolvió a todas las personas. Míralo en Personas.",
  moveThem: "Mover",
  moveToTemplate: "Mover a una plantilla",
  withoutCard: "Ninguna tiene todavía una tarjeta de equipo.",
} satisfies TranslationOf<typeof english>;
