import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  main: "メインメニュー",
  home: "トップ",
  aboutUs: "私たちについて",
  features: "機能",
  pricing: "料金",
  contactUs: "お問い合わせ",
  dashboard: "ダッシュボード",
  logIn: "ログイン",
  signUp: "新規登録",

  footer: "フッター",
  getInTouch: "お問い合わせ",
  accessibility: "アクセシビリティ",
  copyright: "© {year} {brand}・オープンソース",

  businessCards: "デジタル名刺",
  pageNotFound: "ページが見つかりません",
  pageNotShown: "ページを表示できませんでした",

  shareImage: "色の異なる3人の名刺",

  couldNotShow: "このページを表示できませんでした。",
  failedOnOurSide: "サーバーで問題が発生しました。ページを再読み込みするか、トップページに移動してください。",
  reload: "再読み込み",
} satisfies TranslationOf<typeof english>;
