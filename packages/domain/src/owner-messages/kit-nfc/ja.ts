import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  writeToATag: "タグに書き込む",
  putTagDown:
    "このスマホはタグに書き込めます。空のタグをテーブルに置き、ボタンを押してから、スマホの背面をタグに当ててください。",
  writeToTag: "タグに書き込む",
  lockTag: "書き込み後にタグをロック",
  lockTagNote: "自分を含め、誰も書き換えられなくなります",
  linkOnTag: "タグのリンク",

  looking: "タグを探しています",
  holdPhone: "スマホの背面の、カメラの近くをタグに当ててください。",
  secondsLeft: { other: "残り{count}秒。" },
  stop: "中止",
  nothingHappens: "反応しないときは、スマホをケースから出し、NFCがオンになっているか確認してください。",

  keepStill: "スマホを動かさないでください。",
  holdAnotherPhone: "別のスマホをかざすと、名刺が開きます。",
  needsTag: "NTAG213以上（{bytes}バイト）のタグが必要です。このリンクは{size}バイトです。",
  needsLargerTag: "NTAG215以上（{bytes}バイト）のタグが必要です。このリンクは{size}バイトです。",

  writtenAndChecked: "書き込みと確認が完了",
  tagHolds: "タグに {link} を書き込みました。タグからの訪問は「NFC」として数えられます。",
  tagHoldsLocked: "タグに {link} を書き込み、ロックしました。タグからの訪問は「NFC」として数えられます。",
  written: "書き込み完了",
  notChecked: "確認する前にタグが離れました。スマホをかざして、名刺が開くか確かめてください。",
  writeAnother: "別のタグに書き込む",
  done: "完了",

  blocked: "このサイトではNFCがブロックされています",
  blockedText: "ブラウザのサイト設定で許可して、もう一度お試しください。",
  off: "NFCがオフになっています",
  offText: "スマホの設定でオンにして、もう一度お試しください。",
  unsupported: "このタグまたはスマホは使えません",
  unsupportedText:
    "スマホがNFCに対応していないか、タグにリンクを保存できません。NTAGまたはNDEFと書かれたタグをお使いください。",
  locked: "このタグはロックされています",
  lockedText: "書き換えられません。別のタグをお使いください。シール型なら1枚数十円で買えます。",
  lost: "タグが離れました",
  lostText:
    "動かすのが早すぎたか、タグの容量が足りないか、タグがロックされています。完了と表示されるまで動かさないでください。",
  notFound: "タグが見つかりませんでした",
  notFoundText:
    "スマホの背面の、カメラの近くをタグに当ててください。厚いケースや、タグの下の金属が妨げになることがあります。",
  notLocked: "書き込みましたが、ロックできませんでした",
  notLockedText:
    "タグにはリンクが入っていますが、まだ書き換えられます。もう一度試すか、ロックせずにお使いください。",
  notWritten: "タグに書き込めませんでした",
  notWrittenText: "スマホをケースから出してもう一度試すか、別のタグをお使いください。",

  onThisDevice: "この端末の場合",
  onlyChrome:
    "ウェブページからタグに書き込めるのは、AndroidのChromeだけです。NFCアプリなら、次の3ステップで書き込めます。",
  copyLink: "下のリンクをコピーします。",
  addRecord: "アプリでURLレコードを追加し、貼り付けます。",
  pressWrite: "書き込みボタンを押し、タグをスマホに当てます。",
  onAndroid:
    "Androidのスマホをお持ちなら、そのスマホでこのページを開いてください：<strong>{address}</strong>",
} satisfies TranslationOf<typeof english>;
