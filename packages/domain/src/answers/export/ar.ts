import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  notFound: "لم تعد هذه النسخة موجودة. يمكنك إنشاء نسخة جديدة.",
} satisfies TranslationOf<typeof english>;
