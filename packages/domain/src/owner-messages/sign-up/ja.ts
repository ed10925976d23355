import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "アカウントを作成",
  description: "最初のデジタル名刺を作りましょう。1枚はずっと無料です。",
  accountFirst: "まずはアカウントを作成",
  makeFirstCard: "最初の名刺を作りましょう",
  keepsCardOf: "アカウントがあれば、{name}さんの名刺を保存できます。自分の名刺も1枚、ずっと無料です。",
  freeForever: "1枚はずっと無料。お支払い情報は不要です。",
  haveAccount: "アカウントをお持ちですか？ <signIn>ログイン</signIn>",

  agree: "<terms>利用規約</terms>と<privacy>プライバシーポリシー</privacy>に同意します。",
  createAccount: "アカウントを作成",
  creatingAccount: "アカウントを作成中…",
} satisfies TranslationOf<typeof english>;
