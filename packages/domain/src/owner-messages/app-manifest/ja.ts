import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  description: "デジタル名刺",
  showMyCode: "自分のQRコードを表示",
  myCode: "QRコード",
} satisfies TranslationOf<typeof english>;
