import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  forEverybody: "Para todo el mundo",
  forEverybodyNote: "En la tarjeta normal y en todos los enlaces",
  onlyOnChosen: "Solo en los enlaces elegidos",
  onlyOnChosenNote: "En ningún otro sitio, tampoco en el archivo de contacto",
  onlyOn: "Solo en {links}",
  onlyOnCount: {
    one: "Solo en {count} enlace",
    many: "Solo en {count} enlaces",
    other: "Solo en {count} enlaces",
  },
  onNoLink: "Todavía en ningún enlace",
  whoSees: "Quién ve {channel}",
  whoSeesNow: "{now}. Quién ve {channel}",
  notOffered: "No se ofrecen los enlaces cuya dirección se puede adivinar.",
  noneToChoose:
    "Ninguno de tus enlaces tiene una dirección imposible de adivinar. Guarda la tarjeta y crea uno en Enlaces.",
  done: "Listo",

  whatVisitorSees: "Lo que se ve aquí",
  plainAddress: "{path}, para todo el mundo",
  notHere: "Aquí no: {channels}",
  allChannels: { one: "{count} canal", many: "Los {count} canales", other: "Los {count} canales" },
  asForEverybody: "Como para todo el mundo",
  andMore: { one: "{name} y {count} más", many: "{name} y {count} más", other: "{name} y {count} más" },
} satisfies TranslationOf<typeof english>;
