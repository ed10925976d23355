import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  newMessage: "Nuovo messaggio",
  to: "A",
  subject: "Oggetto",
  subjectExample: "Giovedì alle 14 in studio",
  dear: "Cara Amara,",
  thanks: "grazie per i disegni. Giovedì va benissimo, porto io i campioni.",
  suitsUs: "Giovedì va benissimo, porto io i campioni.",
  kindRegards: "Un caro saluto",

  card: "Biglietto",
  name: "Nome",
  role: "Ruolo",
  company: "Azienda",
  phone: "Telefono",
  scanToSave: "Inquadra e salva",

  lockScreenDay: "Giovedì 12 novembre",
} satisfies TranslationOf<typeof english>;
