import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  offline: "Ви офлайн",
  tryAgain: "Спробувати ще раз",
  scanCode: "Сканувати код",
  nothingSaved:
    "Для цієї сторінки потрібен інтернет. Візитки, які ви відкриваєте, зберігаються на цьому пристрої.",
  cardNotSaved: "Цю візитку не збережено на цьому пристрої. А ці збережено:",
  theseAreSaved: "Для цієї сторінки потрібен інтернет. На цьому пристрої збережено такі візитки:",
  yourCard: "Ваша візитка",
  yourCards: "Ваші візитки",
  savedCards: "Збережені візитки",
  qrCodeOf: "QR-код: {address}",
  offlineCopy: "Ви офлайн. Це збережена копія ({time}).",
  slowCopy: "Повільне з’єднання. Це збережена копія ({time}).",
  updated: "Цю візитку оновлено.",
  showIt: "Показати",
} satisfies TranslationOf<typeof english>;
