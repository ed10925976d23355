import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  description: "Cartes de visite numériques",
  showMyCode: "Afficher mon code",
  myCode: "Mon code",
} satisfies TranslationOf<typeof english>;
