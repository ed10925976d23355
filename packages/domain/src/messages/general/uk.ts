import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  accountLeaving: "Ваш обліковий запис закривається. Спершу відновіть його.",
  checkField: "Перевірте це поле.",
  checkingPerson: "Перевіряємо, що ви людина. Це займе кілька секунд.",
  checkInput: "Перевірте поля.",
  fileTakesTooMuch: "Читання цього файлу триває задовго. Розділіть його або експортуйте ще раз.",
  forbidden: "Не дозволено",
  networkError: "Немає зв’язку. Спробуйте ще раз.",
  notFound: "Ми не знайшли того, що ви шукали.",
  onlyJson: "Запити слід надсилати як application/json.",
  onlyZip: "Надішліть файл ZIP.",
  sent: "Надіслано",
  signInFirst: "Увійдіть, щоб продовжити.",
  tooLarge: "Це завелике.",
  tooBusy: "Зараз дуже велике навантаження. Спробуйте ще раз трохи згодом.",
  unexpected: "Щось пішло не так. Спробуйте ще раз пізніше.",
  tooManyAttempts: {
    one: "Забагато спроб. Спробуйте ще раз через {seconds} секунду.",
    few: "Забагато спроб. Спробуйте ще раз через {seconds} секунди.",
    many: "Забагато спроб. Спробуйте ще раз через {seconds} секунд.",
    other: "Забагато спроб. Спробуйте ще раз через {seconds} секунди.",
  },
} satisfies TranslationOf<typeof english>;
