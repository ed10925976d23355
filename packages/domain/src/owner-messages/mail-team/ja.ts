import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  hasMade: "{team} があなたの名刺を作成しました",
  madeForYou: "あなたの名刺が作成されました",
  reminderSubject: "リマインダー：{title}",
  preview: "すでに使えます。受け取って仕上げましょう。",
  cardOf: "{name}の名刺",
  invitedBy:
    "{team} の{person}さんから招待が届いています。名刺はすでに使えます。受け取って、足りない項目を入力してください。",
  invited:
    "{team} から招待が届いています。名刺はすでに使えます。受け取って、足りない項目を入力してください。",
  forAddress: "宛先",
  until: "期限",
  makeItYours: "名刺を受け取る",
  oneReminder: "何もしない場合は、3日後に一度だけリマインダーが届き、その後は届きません。",
  onlyReminder: "リマインダーは今回限りです。",
  notForMe: "自分宛てではありません",
  removedTitle: "{team} のメンバーではなくなりました",
  leftTitle: "{team} を退出しました",
  theTeam: "チーム",
  cardEnded: "チームの名刺 {username} は終了しました。",
  cardLeads: "チームの名刺 {username} は{person}さんの名刺につながるようになりました。",
  yoursStay: "ご自身の名刺、連絡先、アカウントはそのまま残ります。",
  correctedTitle: "チームの名刺が修正されました",
  corrected: "{team} の {person} さんが、あなたのチームの名刺 {username} を修正しました。",
  changeAgain: "チームが設定していない項目は、ご自身で変更できます。",
  openDashboard: "ダッシュボードを開く",
  sharedTitle: "新しい連絡先がチームと共有されるようになりました",
  sharedNow:
    "{team} の {person} さんが連絡先の共有をオンにしました。今後、訪問者があなたのチームの名刺に残した連絡先は、チームのオーナーと管理者も見られます。",
  sharedFromNow:
    "これまでに残された連絡先と、ご自身の名刺に残された連絡先は、これからもあなただけのものです。訪問者は送信前に、誰に届くかを確認できます。",
  openContacts: "連絡先を開く",
} satisfies TranslationOf<typeof english>;
