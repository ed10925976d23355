import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  notFound: "Cette copie n’est plus là. Créez-en une nouvelle.",
} satisfies TranslationOf<typeof english>;
