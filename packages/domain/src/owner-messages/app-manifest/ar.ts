import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  description: "بطاقات أعمال رقمية",
  showMyCode: "عرض رمزي",
  myCode: "رمزي",
} satisfies TranslationOf<typeof english>;
