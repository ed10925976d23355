import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  skipToContent: "رفتن به محتوا",
  brandHome: "صفحهٔ اصلی {brand}",
  home: "صفحهٔ اصلی",
  pageNotFound: "صفحه پیدا نشد",
  wentWrong: "مشکلی پیش آمد",
  notFoundTitle: "ای وای! مشکلی پیش آمد.",
  notFoundText: "صفحه‌ای را که می‌خواستید پیدا نکردیم. از صفحهٔ اصلی شروع کنید.",
  restingTitle: "این کارت در حال استراحت است",
  restingText: "صاحبش فعلاً آن را غیرفعال کرده است. لینک درست است، پس روز دیگری دوباره امتحان کنید.",
  goneTitle: "این کارت دیگر وجود ندارد",
  goneText: "صاحبش آن را حذف کرده است.",
  leftText: "متعلق به کسی بود که از تیمش جدا شده است.",
  teamGoneTitle: "این تیم دیگر وجود ندارد",
  teamGoneText: "صاحبانش آن را حذف کرده‌اند.",
  takenDownTitle: "این کارت از دسترس خارج شد",
  takenDownText:
    "گردانندهٔ این سایت پس از دریافت یک گزارش آن را از دسترس خارج کرد. اگر با ایمیل یا پیامک به دستتان رسیده، کاری را که آن پیام خواسته انجام ندهید.",
  legalTitle: "به دلایل قانونی در دسترس نیست",
  legalText: "این کارت را نمی‌توان اینجا نمایش داد.",
  isItYours: "این کارت مال شماست؟ دلیلش را در ایمیلمان نوشته‌ایم و می‌توانید به آن پاسخ دهید.",
  filesToo: "فایل‌های این کارت هم در دسترس نیستند.",
  language: "زبان: {name}",
} satisfies TranslationOf<typeof english>;
