import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  accountLeaving: "حساب شما در حال بسته شدن است. ابتدا آن را بازیابی کنید.",
  checkField: "لطفاً این فیلد را بررسی کنید.",
  checkingPerson: "بررسی می‌کنیم که ربات نباشید. چند ثانیه طول می‌کشد.",
  checkInput: "لطفاً فیلدها را بررسی کنید.",
  fileTakesTooMuch: "خواندن این فایل بیش از حد طول می‌کشد. لطفاً آن را تقسیم کنید یا دوباره خروجی بگیرید.",
  forbidden: "مجاز نیست",
  networkError: "مشکلی در اتصال پیش آمد. لطفاً دوباره امتحان کنید.",
  notFound: "آنچه دنبالش بودید پیدا نشد.",
  onlyJson: "درخواست‌ها باید به صورت application/json فرستاده شوند.",
  onlyZip: "لطفاً یک فایل ZIP بفرستید.",
  sent: "فرستاده شد",
  signInFirst: "برای ادامه وارد شوید.",
  tooLarge: "خیلی بزرگ است.",
  tooBusy: "الان خیلی شلوغ است. لطفاً چند لحظهٔ دیگر دوباره امتحان کنید.",
  unexpected: "مشکلی پیش آمد. لطفاً بعداً دوباره امتحان کنید.",
  tooManyAttempts: {
    one: "تعداد تلاش‌ها زیاد است. لطفاً {seconds} ثانیهٔ دیگر دوباره امتحان کنید.",
    other: "تعداد تلاش‌ها زیاد است. لطفاً {seconds} ثانیهٔ دیگر دوباره امتحان کنید.",
  },
} satisfies TranslationOf<typeof english>;
