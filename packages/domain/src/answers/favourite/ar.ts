import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  addFailed: "تعذّرت إضافة البطاقة إلى المفضلة.",
  full: "تتسع المفضلة لما يصل إلى 500 بطاقة. يُرجى إزالة واحدة لإفساح المجال.",
  ownCard: "هذه بطاقتك أنت.",
  removeFailed: "تعذّرت إزالة البطاقة من المفضلة.",
  added: "أُضيفت بطاقة {name} إلى المفضلة.",
  removed: "أُزيلت بطاقة {name} من المفضلة.",
} satisfies TranslationOf<typeof english>;
