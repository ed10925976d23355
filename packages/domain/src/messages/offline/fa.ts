import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  offline: "آفلاین هستید",
  tryAgain: "تلاش دوباره",
  scanCode: "اسکن کد",
  nothingSaved: "این صفحه به اینترنت نیاز دارد. کارت‌هایی که باز می‌کنید در این دستگاه ذخیره می‌شوند.",
  cardNotSaved: "این کارت در این دستگاه ذخیره نشده است. کارت‌های ذخیره‌شده این‌ها هستند:",
  theseAreSaved: "این صفحه به اینترنت نیاز دارد. این کارت‌ها در این دستگاه ذخیره شده‌اند:",
  yourCard: "کارت شما",
  yourCards: "کارت‌های شما",
  savedCards: "کارت‌های ذخیره‌شده",
  qrCodeOf: "کد QR برای {address}",
  offlineCopy: "آفلاین هستید. نسخهٔ ذخیره‌شده: {time}.",
  slowCopy: "اتصال کند است. نسخهٔ ذخیره‌شده: {time}.",
  updated: "این کارت به‌روز شد.",
  showIt: "نمایش",
} satisfies TranslationOf<typeof english>;
