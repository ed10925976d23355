import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  yourName: "Tu nombre",
  jobTitle: "Cargo",
  company: "Empresa",
  bio: "Unas palabras sobre ti",
  phonenumber: "Tu número de teléfono",
  email: "Tu correo",
  sms: "Tu número para SMS",
  address: "Dónde encontrarte",
  website: "Tu sitio web",
} satisfies TranslationOf<typeof english>;
