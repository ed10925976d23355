import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  language: "Langue",
  languageIs: "Langue : {name}",
  lead: "Pour tout ce que vous voyez ici et les e-mails que nous vous envoyons. Vos cartes gardent la leur.",
  hint: "Elle change aussitôt, partout. Rien de ce que vous avez saisi n’est perdu.",
  changed: "Tout est maintenant en français.",
  notChanged: "La langue n’a pas pu être changée. Vérifiez votre connexion et réessayez.",
} satisfies TranslationOf<typeof english>;
