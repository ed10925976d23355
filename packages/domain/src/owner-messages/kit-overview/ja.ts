import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  sevenWays: "{path} を共有する7つの方法。どれも最新の名刺から作られます。",
  sixWays: "{path} を共有する6つの方法。どれも最新の名刺から作られます。",

  signature: "すべてのメールに名刺を。Gmail、Outlook、Appleメール、Thunderbirdに一度コピーするだけです。",
  wallet: "AppleウォレットやGoogleウォレットのパス。2回タップするだけでQRコードが出ます。",
  walletWithLink: "AppleウォレットやGoogleウォレットのパス。2回タップするだけでリンクが出ます。",
  print: "塗り足しとトンボ付きで印刷会社に。手元のプリンターなら1枚の用紙に10枚。",
  code: "ポスター、名札、スライドに。すべて読み取りテスト済みです。",
  nfc: "スマホをタグにかざすと名刺が開きます。空のタグなら何でも使えます。",
  background:
    "ビデオ通話の背景に名前とQRコード。ロック画面にもQRコードを表示して、すぐに読み取ってもらえます。",
  backgroundWithLink: "ビデオ通話の背景とロック画面に、名前とリンク。",
  page: "名刺を丸ごと1つのファイルに。パソコンからでも、どのウェブサーバーからでも開けて、このサイトへの通信はありません。",

  seeContactFile: "連絡先ファイルを見る",
} satisfies TranslationOf<typeof english>;
