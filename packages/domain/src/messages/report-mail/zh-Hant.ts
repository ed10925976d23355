import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  subject: "關於你對 {card} 的檢舉",
  takenDownTitle: "名片已被下架",
  leftUpTitle: "名片會繼續公開",
  preview: "我們已審核你的檢舉。",
  takenDown: "我們審核了你檢舉的名片，並已將它下架。謝謝。",
  leftUp: "我們審核了你檢舉的名片，它會繼續公開。謝謝你告訴我們。",
  once: "這封信只寄一次，因為你想收到回覆。我們不會保留你的 Email 地址。",
  questions: "有問題嗎？請寫信到 {support}",
} satisfies TranslationOf<typeof english>;
