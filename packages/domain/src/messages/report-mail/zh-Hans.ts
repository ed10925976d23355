import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  subject: "关于你对 {card} 的举报",
  takenDownTitle: "名片已被下架",
  leftUpTitle: "名片将继续公开",
  preview: "我们已审核你的举报。",
  takenDown: "我们审核了你举报的名片，并已将它下架。谢谢。",
  leftUp: "我们审核了你举报的名片，它将继续公开。谢谢你告诉我们。",
  once: "这封邮件只发送一次，因为你希望收到答复。我们不会保留你的邮箱地址。",
  questions: "有疑问？请写信至 {support}",
} satisfies TranslationOf<typeof english>;
