import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  newMessage: "Mensaje nuevo",
  to: "Para",
  subject: "Asunto",
  subjectExample: "Jueves, 14:00, en el estudio",
  dear: "Hola, Amara:",
  thanks: "Gracias por los dibujos. El jueves nos viene muy bien; llevaré las muestras.",
  suitsUs: "El jueves nos viene muy bien; llevaré las muestras.",
  kindRegards: "Un saludo,",

  card: "Tarjeta",
  name: "Nombre",
  role: "Cargo",
  company: "Empresa",
  phone: "Teléfono",
  scanToSave: "Escanea para guardar",

  lockScreenDay: "Jueves, 12 de noviembre",
} satisfies TranslationOf<typeof english>;
