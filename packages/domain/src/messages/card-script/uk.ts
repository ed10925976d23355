import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  messages: "Сповіщення",
  close: "Закрити",
  saveToFavourites: "Додати до обраного",
  savedToFavourites: "В обраному",
  favouriteAdded: "Візитку «{name}» додано до обраного.",
  favouriteRemoved: "Візитку «{name}» прибрано з обраного.",
  addFailed: "Не вдалося додати візитку до обраного.",
  removeFailed: "Не вдалося прибрати візитку з обраного.",
  favouritesFull: "В обраному може бути до 500 візиток. Приберіть одну, щоб звільнити місце.",
  editCard: "Редагувати цю візитку",
  goToDashboard: "До особистого кабінету",
  contactDownloaded: "Контакт завантажено! Відкрийте файл, щоб зберегти його в контактах.",
  contactFailed: "Не вдалося завантажити контакт. Спробуйте ще раз.",
  letThemKnow: "Нехай {name} знає, хто ви",
  copied: "Скопійовано",
  copyValueFailed: "Не вдалося скопіювати. Виділіть текст вручну.",
  linkCopied: "Посилання скопійовано",
  linkCopiedFor: "Посилання скопійовано. Вставте його в {place}.",
  copyFailed: "Не вдалося скопіювати. Виділіть посилання вручну.",
  shareFailed: "Не вдалося поділитися. Спробуйте інший спосіб нижче.",
  qrDownloadFailed: "Не вдалося завантажити QR-код.",
} satisfies TranslationOf<typeof english>;
