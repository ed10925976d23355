import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  yourName: "Il tuo nome",
  jobTitle: "Ruolo",
  company: "Azienda",
  bio: "Qualche parola su di te",
  phonenumber: "Il tuo telefono",
  email: "La tua email",
  sms: "Il tuo numero per SMS",
  address: "Dove trovarti",
  website: "Il tuo sito web",
} satisfies TranslationOf<typeof english>;
