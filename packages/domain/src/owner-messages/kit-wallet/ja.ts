import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  notSetUp: "パスはまだ設定されていません",
  setValues:
    "パスには署名が必要です。下の値を設定すると、ここに2つのボタンが表示されます。それまでは、このページは管理者だけに表示されます。",
  restWorks: "共有キットのほかの機能は、設定しなくても使えます。",
  codeStaysCurrent:
    "保存したパスは更新されません。名刺を変更したら、もう一度追加してください。パスのQRコードからは、いつでも最新の名刺が開きます。",
  linkStaysCurrent:
    "保存したパスは更新されません。名刺を変更したら、もう一度追加してください。パスのリンクからは、いつでも最新の名刺が開きます。",

  addToApple: "Appleウォレットに追加",
  appleText: "iPhoneでは、パスがすぐに開きます。パソコンでは、ファイルをダウンロードしてスマホに送ります。",
  saveToGoogle: "Google ウォレットに追加",
  googleText:
    "パスが用意された状態でGoogleウォレットが開きます。パソコンからは、Googleアカウントのスマホに届きます。",
  signing: "署名中…",

  forOperator: "運営者の方へ",
  copyForOperator: "運営者に送る内容をコピー",
  namesCopied: "コピーしました。このサイトの運営者に送ってください。",
  namesNotCopied: "設定名をコピーできませんでした。",
} satisfies TranslationOf<typeof english>;
