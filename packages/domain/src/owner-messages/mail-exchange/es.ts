import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  personShared: "{person} ha compartido sus datos",
  someoneShared: "Alguien ha compartido sus datos contigo",
  peopleShared: {
    one: "{number} persona ha compartido sus datos contigo",
    many: "{number} personas han compartido sus datos contigo",
    other: "{number} personas han compartido sus datos contigo",
  },
  preview: "Desde tu tarjeta.",
  more: {
    one: "Y {count} más en tus contactos.",
    many: "Y {count} más en tus contactos.",
    other: "Y {count} más en tus contactos.",
  },
  open: "Abrir en mis contactos",
  attached: "Cualquiera que abra tu tarjeta puede rellenar el formulario. Adjuntamos el archivo de contacto.",
  attachedReply:
    "Cualquiera que abra tu tarjeta puede rellenar el formulario. Adjuntamos el archivo de contacto. Responde a este correo para escribirle.",
  stop: "No recibir más estos correos",
} satisfies TranslationOf<typeof english>;
