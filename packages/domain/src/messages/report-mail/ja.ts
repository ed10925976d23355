import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  subject: "{card} の通報について",
  takenDownTitle: "名刺は公開停止になりました",
  leftUpTitle: "名刺は引き続き公開されます",
  preview: "通報の内容を確認しました。",
  takenDown: "通報いただいた名刺を確認し、公開を停止しました。ありがとうございました。",
  leftUp: "通報いただいた名刺を確認し、引き続き公開することにしました。ご連絡ありがとうございました。",
  once: "返信をご希望だったため、このメールを一度だけお送りしています。アドレスは保存しません。",
  questions: "ご質問は {support} までお送りください",
} satisfies TranslationOf<typeof english>;
