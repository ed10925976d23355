import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  subject: "گزارش شما دربارهٔ کارت \u200e{card}",
  takenDownTitle: "کارت از دسترس خارج شد",
  leftUpTitle: "کارت آنلاین می‌ماند",
  preview: "گزارش شما را بررسی کردیم.",
  takenDown: "کارتی را که گزارش کرده بودید بررسی کردیم و از دسترس خارج کردیم. متشکریم.",
  leftUp: "کارتی را که گزارش کرده بودید بررسی کردیم و آنلاین می‌ماند. ممنون که به ما خبر دادید.",
  once: "فقط همین یک ایمیل را از ما دریافت می‌کنید، چون پاسخ خواسته بودید. آدرس شما را نگه نمی‌داریم.",
  questions: "سؤالی دارید؟ به {support} بنویسید",
} satisfies TranslationOf<typeof english>;
