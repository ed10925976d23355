import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  offer: "Deja que la gente comparta sus datos",
  offerText:
    "Cualquiera que abra tu tarjeta puede enviarte su nombre y sus datos de contacto, sin tener cuenta. Recibes un correo y los encuentras en Contactos. Puedes desactivarlo en cada tarjeta.",
  notNow: "Ahora no",
  turnOn: "Activar",
  turnOnForBoth: "Activar en las dos tarjetas",
  turnOnFor: {
    one: "Activar en {number} tarjeta",
    many: "Activar en {number} tarjetas",
    other: "Activar en {number} tarjetas",
  },
  turningOn: "Activando…",
  turnedOn: "Ya se pueden compartir datos en tu tarjeta.",

  share: "Comparte tus datos",
  shareText:
    "Cualquiera que abra esta tarjeta puede enviarte su nombre y sus datos de contacto. Recibes un correo y los encuentras en Contactos.",
} satisfies TranslationOf<typeof english>;
