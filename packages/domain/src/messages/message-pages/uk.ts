import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  skipToContent: "Перейти до вмісту",
  brandHome: "{brand}: головна сторінка",
  home: "На головну",
  pageNotFound: "Сторінку не знайдено",
  wentWrong: "Щось пішло не так",
  notFoundTitle: "Ой! Щось пішло не так.",
  notFoundText: "Ми не знайшли сторінку, яку ви шукали. Спробуйте почати з головної.",
  restingTitle: "Ця візитка відпочиває",
  restingText: "Її поки що призупинено. Посилання правильне, тож спробуйте іншого дня.",
  goneTitle: "Цієї візитки вже немає",
  goneText: "Її видалено.",
  leftText: "Вона належала людині, яка вже не в команді.",
  teamGoneTitle: "Цієї команди вже немає",
  teamGoneText: "Її видалено.",
  takenDownTitle: "Цю візитку заблоковано",
  takenDownText:
    "Адміністрація цього сайту прибрала її після скарги. Якщо вам її надіслали ел. поштою чи в SMS, не робіть того, про що просило повідомлення.",
  legalTitle: "Недоступно з юридичних причин",
  legalText: "Цю візитку не можна тут показувати.",
  isItYours: "Це ваша візитка? Причину ми пояснили в листі, і на нього можна відповісти.",
  filesToo: "Файли цієї візитки теж недоступні.",
  language: "Мова: {name}",
} satisfies TranslationOf<typeof english>;
