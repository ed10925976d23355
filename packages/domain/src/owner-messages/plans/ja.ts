import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  foreverFree: "無料プラン",
  premiumMonthly: "プレミアム月払い",
  premiumYearly: "プレミアム年払い",
  premium: "プレミアム",
  givenUntil: "プレミアム（{day}まで無料提供）",

  mostPopular: "いちばん人気",
  saveSeventeen: "17%お得",
  pricePerMonth: "<price>{price}</price>/月",
  pricePerYear: "<price>{price}</price>/年",
  noPaymentDetails: "お支払い情報は不要",
  payAsYouGo: "いつでも解約可能",
  oneTimePayment: "一括払い",
  bestValue: "一括払い、いちばんお得",
  yourPlan: "ご利用中",

  oneCard: "名刺1枚",
  allOfACard: "写真、名前、肩書き、会社名、プロフィール",
  phoneAndMore: "電話、メール、SMS、住所、ウェブサイト",
  freeChannels: "WhatsApp、Telegram、Instagram、Snapchat、WeChat",
  addAndShare: "「連絡先に追加」と共有",
  upToCards: { other: "名刺{count}枚まで" },
  yourLogo: "名刺にロゴを表示",
  cardColours: { other: "名刺のカラー{count}色" },
  qrCode: "QRコードの表示とダウンロード",
  allChannels: { other: "全{count}種類の連絡手段：SNS、仕事、支払い" },
} satisfies TranslationOf<typeof english>;
