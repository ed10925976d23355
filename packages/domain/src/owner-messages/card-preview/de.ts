import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  yourName: "Dein Name",
  jobTitle: "Position",
  company: "Firma",
  bio: "Ein paar Worte über dich",
  phonenumber: "Deine Telefonnummer",
  email: "Deine E-Mail",
  sms: "Deine SMS-Nummer",
  address: "Wo man dich findet",
  website: "Deine Website",
} satisfies TranslationOf<typeof english>;
