import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  language: "Langue",
  languageIs: "Langue\u202f: {name}",
  lead: "Pour tout ce que vous voyez ici et les e-mails que nous vous envoyons. Vos cartes gardent la leur.",
  hint: "Le changement est immédiat, partout. Vous ne perdez rien de ce que vous avez saisi.",
  changed: "Tout est maintenant en français.",
  notChanged: "Impossible de changer la langue. Vérifiez votre connexion, puis réessayez.",
} satisfies TranslationOf<typeof english>;
