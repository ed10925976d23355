import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  good: "すべてのサイズで読み取りテスト合格",
  dense: "読み取りテスト合格、ただし細かめ",
  refused: "このQRコードはダウンロードできません",

  goodText: "{sizes}ピクセル、印刷は{width}\u00a0mm。{modules} x {modules}マス、誤り訂正{correction}。",
  denseWithLink:
    "{modules} x {modules}マスに名刺のリンクが入っています。ロゴや写真を入れず、{width}\u00a0mm以上で印刷してください。",
  denseWithContact:
    "{modules} x {modules}マスに{content}が入っています。ロゴや写真を入れず、{width}\u00a0mm以上で印刷してください。",
  name: "名前",
  role: "肩書き",
  company: "会社名",
  phone: "電話番号",
  email: "メール",
  linkToCard: "名刺のリンク",
  captionWithoutFont: "説明文は省きました。この文字を表示できるフォントがありません。",
  captionTooWide: "説明文は省きました。フレームに収まりません。",

  tooFaint: "白地での{color}のコントラスト比は{contrast}:1です。暗い場所のカメラでは{least}以上が必要です。",
  tooLong: "連絡先データが長すぎてQRコードに入りません。代わりにリンクを使ってください。",
  noPhoto: "この名刺には、中央に入れる写真がありません。",
  noLogo: "この名刺には、中央に入れるロゴがありません。",
  tooDense: "1辺が{modules}マスと細かすぎて、小さいサイズでは読み取れません。",
  notRead: "読み取りテストに合格しませんでした。",
  removePicture: "中央の画像を外してください。",
  useLink: "連絡先データの代わりに、リンクを使ってください。",
  twoSentences: "{first}{second}",
  titleAndText: "{title}。{text}",
} satisfies TranslationOf<typeof english>;
