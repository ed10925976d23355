import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  email: "name@company.example のように、メールアドレスを入力してください。",
  extension: "内線番号にはメッセージを送れません。内線番号を除いてください。",
  links: "ここにリンクは使えません。文字で入力してください。",
  mastodon: "@name@server.example のように、サーバー名も付けて入力してください。",
  phone: "+39 02 5550 0140 のように、電話番号を入力してください。",
  place: "ここで使えるリンクは地図だけです。住所を文字で入力するか、地図のリンクを貼り付けてください。",
  tooLong: "300文字以内で入力してください。",
  tooLongLink: "リンクが長すぎます。サイトの共有ボタンで得られる短いリンクを貼り付けてください。",
  unreadable: "読み取れない文字があります。もう一度入力してください。",
  webAddress: "company.example のように、ウェブサイトのアドレスを入力してください。",
  notAProfile:
    "{label}のプロフィールではありません。プロフィールのリンクを貼り付けるか、ユーザー名を入力してください。",
  notALink: "{label}のリンクではありません。{label}で表示されるリンクを貼り付けてください。",
  linkNeeded: "{label}にはリンクが必要です。{example} のようなリンクを貼り付けてください。",
  onlyLinksOf: "{label}のリンクではありません。文字で入力するか、{label}のリンクを貼り付けてください。",
  countryCodeMissing: "{label}には国番号が必要です。+39 333 555 0140 のように、+から始めてください。",
} satisfies TranslationOf<typeof english>;
