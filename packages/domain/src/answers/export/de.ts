import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  notFound: "Diese Kopie ist nicht mehr da. Erstelle eine neue.",
} satisfies TranslationOf<typeof english>;
