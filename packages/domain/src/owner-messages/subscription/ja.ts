import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  subscription: "サブスクリプション",
  everythingIsOpen: "このサイトでは、すべての機能を無料で使えます。購入も解約も必要ありません。",

  youAreOn: "ご利用中のプランは{plan}です。",
  youAreOnPremium: "プレミアムプランをご利用中です。",
  nextPayment: "次回のお支払いは<day>{day}</day>です。",
  seeThePlans: "プランを見る",
  payments: "お支払い",
  providerKeeps: "お支払い方法、請求書、領収書は決済サービスで管理されています。",
  billingPage: "お支払いの管理",
  opening: "開いています…",
  continueYourCard: "名刺の作成を続ける",
  backToYourCard: "名刺に戻る",

  plans: "プラン",
  loadingPlans: "プランを読み込み中",
  returnAfter: "{day}を過ぎると、このプランに戻ります。",
  returnIfCancelled: "解約すると、このプランに戻ります。",
  cancelSubscription: "解約する",
  activate: "このプランにする",
  activating: "手続き中…",

  sandbox: "テスト環境：料金はかかりません",
  sandboxText: "プランを試せます。クレジットカードは不要です。",
  lastPaymentFailed: "前回のお支払いに失敗しました",
  staysForSevenDays:
    "7日間はすべての機能を使えます。プランを続けるには、お支払いの管理ページでお支払い方法をご確認ください。",
  sevenDaysAreOver:
    "7日間が過ぎました。プレミアムに戻すには、お支払いの管理ページでお支払い方法をご確認ください。",
  openBillingPage: "お支払いの管理を開く",
  isCancelled: "サブスクリプションは解約済みです",
  staysOnUntil: "プレミアムは<day>{day}</day>まで使えます。今後の請求はありません。",
  resume: "解約を取り消す",
  resuming: "取り消し中…",
  noLongerSold: "ご利用中のプランは販売を終了しました",
  continuesAsBought: "解約するまで、購入時の内容のまま使えます。",
  planNotAffected: "プランに影響はありません。",

  confirmingPayment: "お支払いを確認しています。",
  confirmingPlan: "新しいプランを確認しています。",
  paymentReceived: "お支払いを確認しました。反映まで1分ほどかかることがあります。",
  notConfirmed: "お支払いはまだ確認できていません。",
  notConfirmedText:
    "お支払い済みの場合は、決済サービスの確認が済みしだいプランが始まります。お支払いがまだの場合、料金はかかっていません。下からプランを選べます。",
  changeNotConfirmed: "変更はまだ確認できていません。",
  changeNotConfirmedText: "決済サービスの確認が済みしだい、新しいプランがここに表示されます。",
  hasChanged: "プランを変更しました。",
  hasChangedText: "ありがとうございます。すぐに適用されます。",
  isActive: "プランが有効になりました。",
  isActiveText: "ありがとうございます。すべての機能を使えます。",
  whereToStart: "まずはここから",
  pickColour: "カラーを選ぶ",
  addLogo: "ロゴを追加",
  downloadCode: "QRコードをダウンロード",
  leftCheckout: "お支払いを中止しました。料金はかかっておらず、プランも変わっていません。",
  continues: "サブスクリプションは継続されます。",
  continuesText: "解約を取り消しました。本日の請求はありません。",

  cancelPlan: "{plan}を解約しますか？",
  cancelYourPlan: "プランを解約しますか？",
  cancelText:
    "プランは<day>{day}</day>まで使えます。その後、名刺は無料プランに戻り、ロゴ、カラー、QRコード、追加の連絡手段は表示されなくなりますが、削除はされません。お支払い済みの料金は返金されません。",
  cancelPaidPeriod:
    "プランは、お支払い済みの期間が終わるまで使えます。その後、名刺は無料プランに戻り、ロゴ、カラー、QRコード、追加の連絡手段は表示されなくなりますが、削除はされません。お支払い済みの料金は返金されません。",
  keepMyPlan: "プランを続ける",
  cancelling: "解約中…",
} satisfies TranslationOf<typeof english>;
