import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  nameRequired: "名前を入力してください。",
  emailInvalid: "メールアドレスが正しくありません。",
  phoneInvalid: "電話番号をご確認ください。",
  tooManyTags: "タグは連絡先1件につき20個までです。",
  notFound: "この連絡先は存在しません。",
  changed: "この連絡先は別の場所で変更されました。保存する前に、新しい内容をご確認ください。",
  notRestorable: "この連絡先はもう元に戻せません。",
  notAFile: "このファイルに連絡先が見つかりませんでした。.vcfまたは.csvファイルを選択してください。",
  tooLarge: "ファイルが16\u00a0MBを超えています。もっと小さいファイルを選択してください。",
  columnsDoNotFit: "このファイルの列をもう一度割り当ててください。",
  nameColumnMissing: "名前、メール、電話番号のいずれかの列を選択してください。",
  tooLong: "{max}文字以内で入力してください。",
  peopleFull: "登録できる連絡先は{max}件までです。",
  tooManyInFile: "1つのファイルに入れられる連絡先は{max}件までです。分割してください。",
} satisfies TranslationOf<typeof english>;
