import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "料金",
  description:
    "デジタル名刺1枚はずっと無料。プレミアムなら、月額$10または年額$100で、ロゴ、カラー、QRコード、すべての連絡手段を使え、名刺を3枚まで持てます。",

  oneCardIsFree: "1枚は、ずっと無料。",
  lead: "インサイト、連絡先、共有キットはどのプランでも使えます。プレミアムなら、ロゴ、すべてのカラーと連絡手段、QRコード、複数の名刺も。お支払いは月払いか年払いで。",
  plans: "プラン",

  whatEachContains: "プランの内容",
  theSame: "プレミアムの月払いと年払いは、内容は同じで、お支払い方法だけが異なります。",
  yes: "あり",
  no: "なし",
  cards: "名刺",
  upTo: { other: "{count}枚まで" },
  person: "写真、名前、肩書き、会社名、プロフィール",
  channels: "連絡手段",
  all: { other: "全{count}種類" },
  shortLink: "自分で選べる短いリンク",
  addToContact: "連絡先に追加",
  sharing: "リンク、チャット、メール、SMSでの共有",
  favorites: "お気に入り",
  insights: "日別・アクセス元別のインサイト",
  links: "名刺1枚あたりの有効なリンク数",
  details: "訪問者からの連絡先と、連絡先の管理",
  secondSide: "別の言語の裏面",
  chosenLinks: "選んだリンクだけに表示する連絡手段",
  addressBook: "スマホとパソコンのアドレス帳との連携",
  scanning: "コードのスキャン（オフラインでも）",
  programs: "トークンとWebhook",
  kit: "署名、ウォレット、印刷、NFC、背景画像、ウェブページ",
  copy: "全データのダウンロード、いつでも退会",
  logo: "ロゴ",
  colours: "カラー",
  qrCode: "QRコードの表示とダウンロード",

  beforeYouPay: "お支払いの前に",
  somethingElse: "ほかにご不明な点は<contact>お問い合わせ</contact>ください。",
  canICancel: "解約できますか？",
  canICancelAnswer:
    "はい。「サブスクリプション」ページからいつでも解約できます。お支払い済みの期間が終わるまでは、すべての機能を使えます。それまでなら、ワンクリックで解約を取り消せます。お支払い済みの料金は返金されません。",
  whatHappens: "解約すると名刺はどうなりますか？",
  whatHappensAnswer:
    "無料プランに戻ります。名刺はすべて、無料版として公開されたままです。ロゴ、カラー、QRコード、追加の連絡手段は表示されなくなりますが、削除はされず、プレミアムに戻すと再び表示されます。",
  payAsYouGo: "月払いとはどのようなものですか？",
  payAsYouGoAnswer:
    "プレミアム月払いは1か月ごとの契約です。今月$10、翌月$10で、解約すればその後の請求はありません。",
  yearly: "年払いとはどのようなものですか？",
  yearlyAnswer: "$10を12回払う代わりに、12か月分を$100で1回払います。解約しないかぎり、1年後に更新されます。",
  takeMyData: "データを持ち出せますか？",
  takeMyDataAnswer:
    "はい、どのプランでも、いつでもできます。名刺、画像、連絡先、リンク、インサイトを、ほかのソフトでも読める形式で1つのファイルにまとめます。退会するときは、先にサブスクリプションを解約し、7日後にすべて削除します。",
  cardNumber: "クレジットカードの番号は見られますか？",
  cardNumberAnswer:
    "いいえ。お支払いは決済サービスのページで行います。こちらに届くのは、支払いの成否とプランだけです。",

  everythingIncluded: "すべて使えます",
  everythingIncludedText: "このサイトでは、すべての機能を無料で使えます。購入も解約も必要ありません。",
  makeYourCard: "名刺を作る",
  makeYourCardText: "ロゴ、カラー、QRコード、すべての連絡手段を、最初の名刺から使えます。",
  seeTheFeatures: "機能を見る",
} satisfies TranslationOf<typeof english>;
