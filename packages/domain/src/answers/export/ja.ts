import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  notFound: "このコピーはもうありません。新しく作成してください。",
} satisfies TranslationOf<typeof english>;
