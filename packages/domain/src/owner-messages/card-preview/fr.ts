import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  yourName: "Votre nom",
  jobTitle: "Fonction",
  company: "Entreprise",
  bio: "Quelques mots sur vous",
  phonenumber: "Votre numéro de téléphone",
  email: "Votre e-mail",
  sms: "Votre numéro pour les SMS",
  address: "Où vous trouver",
  website: "Votre site web",
} satisfies TranslationOf<typeof english>;
