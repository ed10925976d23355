import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  changeLink: "Cambiar enlace",
  linkToday:
    "Tu enlace actual: <link>{link}</link>. Llevará al nuevo durante un año y seguirá siendo tuyo. Los códigos, los enlaces y las tarjetas guardadas seguirán funcionando.",
  newLink: "Enlace nuevo",
  check: "Comprobar",
  changing: "Cambiando…",
  threeTimes: "Puedes cambiarlo tres veces al año.",
  twoLeft: "Puedes cambiarlo tres veces al año. Después de este cambio te quedarán dos.",
  oneLeft: "Puedes cambiarlo tres veces al año. Después de este cambio te quedará uno.",
  lastChange: "Puedes cambiarlo tres veces al año. Este es el último cambio por ahora.",
  usedUp: "Ya lo has cambiado tres veces este año. Podrás volver a cambiarlo el {day}.",
  isNowAt: "Esta tarjeta está ahora en {path}.",

  freeUsernames: "Nombres de usuario libres",
  stillFree: "Aún libres:",
} satisfies TranslationOf<typeof english>;
