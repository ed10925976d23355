import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  side: "面",
  layout: "レイアウト",
  line: "ライン",
  withPhoto: "写真付き",
  photoAndCode: "写真とQRコード",
  channels: "連絡手段",
  chosenOf: "{max}件中{count}件を選択",
  chosenAll: "{max}件中{count}件を選択、上限に達しました",

  asShown: "メールアプリでの表示",
  preview: "プレビュー",
  light: "ライト",
  dark: "ダーク",

  copy: "コピー",
  copied: "コピー済み",
  copyHtml: "HTMLをコピー",
  downloadHtml: ".htmlをダウンロード",
  signatureCopied: "署名をコピーしました。メールアプリに貼り付けてください。",
  signatureNotCopied: "署名をコピーできませんでした。代わりにファイルをダウンロードしてください。",
  htmlCopied: "HTMLをコピーしました。",
  htmlNotCopied: "HTMLをコピーできませんでした。代わりにファイルをダウンロードしてください。",
  weight: "{size}（上限{max}）。スクリプトも追跡もありません。画像なしでも、ダークモードでも読めます。",
  fileTitle: "署名",

  emailApps: "メールアプリ",
  pressCopy: "「コピー」を押します。",
  gmailSettings: "Gmailで「設定」「すべての設定を表示」を開き、「署名」までスクロールします。",
  gmailPaste: "署名を新規作成して欄に貼り付け、いちばん下の「変更を保存」を押します。",
  outlookSettings:
    "Outlookで「設定」「アカウント」「署名」を開きます。以前のバージョンでは「ファイル」「オプション」「メール」「署名」です。",
  outlookPaste: "署名を作成して欄に貼り付け、新しいメッセージの署名に選び、「保存」を押します。",
  appleMailSettings: "「メール」で「設定」「署名」を開き、アカウントを選んで「+」を押します。",
  appleMailPaste:
    "「デフォルトのメッセージのフォントと常に一致」のチェックを外し、欄の文字に上書きして貼り付けます。",
  pressCopyHtml: "「HTMLをコピー」を押します。",
  thunderbirdSettings: "Thunderbirdで「アカウント設定」を開き、アカウントを選びます。",
  thunderbirdPaste: "署名欄の上にある「HTML形式で記述する」にチェックを入れ、欄に貼り付けます。",
} satisfies TranslationOf<typeof english>;
