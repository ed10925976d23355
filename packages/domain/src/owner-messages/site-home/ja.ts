import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "デジタル名刺",
  description: "デジタル名刺を数分で作成。リンクを送るだけで、相手はワンタップで連絡先に保存できます。",

  leaveACard: "ずっと残る名刺を渡そう。",
  lead: "デジタル名刺を数分で作成。リンクを送るだけで、相手はワンタップで連絡先に保存できます。インストールは不要です。",
  seeACard: "名刺を見てみる",
  oneCardIsFree: "1枚はずっと無料。",
  heroPicture: "Giulia Ferranteさんのデジタル名刺を表示したスマホと、その周りに広がる4枚の名刺とQRコード",

  tryYourName: "名刺に名前を入れてみよう。残りは3分。",
  yourName: "お名前",
  nameOnCard: "お名前",
  aColour: "カラー",
  freeColour: "無料の名刺は瑠璃色です。プレミアムなら全26色から選べます。",

  featuresHeading: "紙の名刺にできることすべて、そして紙にはできないことも。",
  unifiedConnection: "連絡手段をひとつに",
  unifiedConnectionText:
    "電話、メール、チャット、ポートフォリオ、支払い。どれもワンタップでつながります。10種類が無料、プレミアムなら全70種類。",
  mobileFriendly: "スマホで快適",
  mobileFriendlyText:
    "明るい屋外でも、片手の親指だけで使えます。大きな文字、大きなボタン。拡大もインストールも不要です。",
  globalAccessibility: "世界中どこでも",
  globalAccessibilityText:
    "プレミアムの名刺には専用のQRコードが付きます。世界中のどのスマホのカメラでも、アカウントなしで開けます。",
  multiCard: "名刺を使い分け",
  multiCardText: "仕事用に1枚、夜の講座用に1枚。プレミアムなら3枚まで持てて、場面に合わせて渡せます。",
  instantUpdates: "すぐに更新",
  instantUpdatesText:
    "番号が変わったら、書き換えるのは一度だけ。同じリンクとQRコードのまま、新しい番号が表示されます。",
  customBranding: "自分らしいデザイン",
  customBrandingText:
    "白いプレートにロゴを載せて、カバーは版画のような模様の全26色から。どちらもプレミアムで使えます。",
  phone: "電話",
  savedLive: "保存済み、すべてに反映",
  andAlso: "さらに、いつも最新のアドレス帳、別の言語の裏面、イベントでのスキャンも。",
  exampleAccount: "サンプルアカウントを見る",
  allFeatures: "すべての機能",

  everythingInOnePlace: "すべてを<line>ひとつに</line>",
  costEffective: "経済的",
  costEffectiveText: "1枚はずっと無料。転職しても刷り直しは不要です。",
  stayConnected: "つながり続ける",
  stayConnectedText: "相手が保存するのは、いつもの連絡先。新しいアプリは要りません。",
  perfectBlend: "いいとこ取り",
  perfectBlendText: "見た目は上質な紙のよう。使い心地はスマホそのもの。",
  instantUpdate: "いつも最新",
  instantUpdateText: "一度編集すれば、すでに渡したリンクにも反映されます。",
  channelsPicture: "名刺と、それを囲む28種類の連絡手段のアイコン",

  questionsAnswered: "よくある質問",
  whatIsACard: "デジタル名刺とは何ですか？",
  whatIsACardAnswer:
    "名前、写真、連絡手段を1つの短いリンクにまとめたページです。ブラウザがあれば誰でも開けて、ワンタップでスマホに保存できます。",
  customize: "名刺はカスタマイズできますか？",
  customizeAnswer:
    "はい。どの名刺にも、写真、名前、肩書き、会社名、100語までのプロフィール、好きな連絡手段を載せられます。裏面を別の言語にすることもできます。プレミアムなら、ロゴ、26色のカラー、全70種類の連絡手段も使えます。",
  howToShare: "どうやって共有しますか？",
  howToShareAnswer:
    "「共有」ボタンから、メール、SMS、WhatsApp、LinkedIn、FacebookなどのSNSでリンクを送ったり、コピーしたりできます。共有キットを使えば、メール署名、印刷物、ビデオ通話の背景にも入れられます。プレミアムなら、QRコードの表示、印刷、ダウンロードもできます。",
  changesAfterSharing: "共有したあとの変更も反映されますか？",
  changesAfterSharingAnswer:
    "はい。リンクとQRコードからは、いつでも最新の名刺が開きます。お気に入りに保存してスマートフォンを接続した人の連絡先では、いつも最新の内容になります。ワンタップで保存した連絡先はその日の内容で、もう一度保存すると更新されます。",
  isItSecure: "情報は安全ですか？",
  isItSecureAnswer:
    "パスワードはハッシュとしてのみ保存され、新しい端末でのログインにはメールで届くコードが必要です。クレジットカード番号の全桁を保存することはありません。名刺は公開されるため、知らない人に見られたくないことは書かないでください。何人が開いたかはわかりますが、誰が開いたかはわかりません。Cookieを使わず、1日ごとの合計だけを集計しています。全データのコピーのダウンロードや、すべての削除もいつでもできます。",
  whichDevices: "どの端末で使えますか？",
  whichDevicesAnswer:
    "最新のブラウザがあれば、スマホ、タブレット、パソコンで使えます。インストールは不要で、スクリプトをオフにしていても名刺は表示されます。",
  atEvents: "交流イベントでも使えますか？",
  atEventsAnswer:
    "はい。リンクを送るか、プレミアムならQRコードを読み取ってもらいましょう。相手は「連絡先に追加」で保存でき、お返しに連絡先を送ることもできます。イベント用のリンクを作ると、相手にはお会いした場所が表示され、そこから何人来たかもわかります。自分の名刺は、電波がなくてもスマホで開けます。",
  moreThanOneCard: "名刺は2枚以上持てますか？",
  moreThanOneCardAnswer:
    "はい。無料プランでは1枚、プレミアムでは3枚まで持てます。リンク、写真、連絡手段は名刺ごとに設定できます。ほかの人の名刺は、お気に入りに保存できます。",

  screenshots: "製品の画面",
  carousel: "カルーセル",
  previousScreenshot: "前の画面",
  nextScreenshot: "次の画面",
  pauseSlideshow: "スライドショーを一時停止",
  playSlideshow: "スライドショーを再生",
  captionAndPlace: "<caption>{caption}、</caption><place>{place}/{total}</place>",
  slideCard: "名刺",
  slideCardPicture: "スマホに表示した名刺。カバー、写真、名前と、電話、メール、住所のタイル",
  slideCode: "QRコード",
  slideCodePicture: "読み取りやダウンロードができる名刺のQRコード",
  slideShare: "共有の方法",
  slideSharePicture: "名刺を共有する10の方法と、コピーできるリンク",
  slideBio: "プロフィール",
  slideBioPicture: "写真と名前の下に表示された名刺のプロフィール",
  slideColours: "カラー",
  slideColoursPicture: "名刺のカラーを選ぶ画面",
  slideLogo: "ロゴ",
  slideLogoPicture: "カバーに表示される、白いプレートの上のロゴ",
  slidePhoto: "写真",
  slidePhotoPicture: "白い枠に入った写真。変更や削除ができます",

  appIsComing: "モバイルアプリは近日公開",
  untilThen: "それまでは、ウェブサイトですべて使えます。ホーム画面に追加してお使いください。",
  googlePlay: "<lead>近日公開</lead> <store>Google Play</store>",
  appStore: "<lead>近日公開</lead> <store>App Store</store>",
} satisfies TranslationOf<typeof english>;
