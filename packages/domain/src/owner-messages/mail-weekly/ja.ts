import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  subject: "1週間のまとめ：{views}、{saves}",
  preview: "{views}、{saves}、{visitors}。",
  viewCount: { other: "閲覧{count}回" },
  saveCount: { other: "保存{count}回" },
  visitorCount: { other: "訪問者{count}人" },

  titleInMonth: "{month}月{first}日〜{last}日の1週間",
  title: "{first}〜{last}の1週間",
  together: "すべての名刺の合計です。",

  views: "閲覧数",
  visitors: "訪問者数",
  saves: "保存数",
  details: "受け取った連絡先",
  none: "2週ともなし",
  same: "前週と同じ",
  more: { other: "前週より{count}増" },
  fewer: { other: "前週より{count}減" },
  figure: "{label}：{value}。{change}。",

  viewsByDay: "日別の閲覧数",
  cameBy: "主なアクセス元は{ways}です。",
  byLink: "リンク「{link}」（{views}回）",
  byQr: "QRコード（{views}回）",
  byDirect: "通常のリンク（{views}回）",
  bySignature: "メール署名（{views}回）",
  byPrint: "印刷した名刺（{views}回）",
  byWallet: "ウォレット（{views}回）",
  byNfc: "NFCタグ（{views}回）",
  byBackground: "ビデオ通話の背景（{views}回）",
  byPage: "ファイル版の名刺（{views}回）",
  tapped: { other: "最も多くタップされたのは{channel}で、{count}回です。" },

  open: "インサイトを開く",
  asked: "このメールは、ご希望により週に1回お送りしています。",
  stop: "週間レポートを停止",
} satisfies TranslationOf<typeof english>;
