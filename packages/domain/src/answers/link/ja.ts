import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  lastDayInvalid: "日付を選択してください。",
  lastDayPast: "今日以降の日付を選択してください。",
  nameRequired: "リンクの名前を入力してください。",
  nameTooLong: "60文字以内で入力してください。",
  notFound: "このリンクは存在しません。",
  notSecret: "誰にも推測できないアドレスのリンクを選んでください。",
  slugInvalid: "2〜30文字の a-z、0-9、- で入力してください。",
  slugReserved: "このリンクは予約されています。別のリンクにしてください。",
  slugTaken: "このリンクはすでに作成されています。別のリンクにしてください。",
  tooManyLive: {
    other:
      "現在のプランで有効にできるリンクは、名刺1枚につき{count}個までです。追加するには、どれか1つを終了してください。",
  },
  tooManyLinks: "リンクは名刺1枚につき{max}個までです。代わりに、終了したリンクを再開してください。",
} satisfies TranslationOf<typeof english>;
