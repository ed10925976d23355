import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  messages: "پیام‌ها",
  close: "بستن",
  saveToFavourites: "افزودن به علاقه‌مندی‌ها",
  savedToFavourites: "ذخیره‌شده در علاقه‌مندی‌ها",
  favouriteAdded: "کارت {name} به علاقه‌مندی‌ها اضافه شد.",
  favouriteRemoved: "کارت {name} از علاقه‌مندی‌ها حذف شد.",
  addFailed: "کارت به علاقه‌مندی‌ها اضافه نشد.",
  removeFailed: "کارت از علاقه‌مندی‌ها حذف نشد.",
  favouritesFull: "می‌توانید تا ۵۰۰ کارت در علاقه‌مندی‌ها نگه دارید. برای باز شدن جا، یکی را حذف کنید.",
  editCard: "ویرایش این کارت",
  goToDashboard: "رفتن به داشبورد",
  contactDownloaded: "مخاطب دانلود شد! فایل را باز کنید تا در مخاطبین شما ذخیره شود.",
  contactFailed: "مخاطب دانلود نشد. لطفاً دوباره امتحان کنید.",
  letThemKnow: "خودتان را به {name} معرفی کنید",
  copied: "کپی شد",
  copyValueFailed: "کپی نشد. متن را انتخاب کنید و خودتان کپی کنید.",
  linkCopied: "لینک کپی شد",
  linkCopiedFor: "لینک کپی شد. آن را در {place} جای‌گذاری کنید.",
  copyFailed: "کپی نشد. لینک را انتخاب کنید و خودتان کپی کنید.",
  shareFailed: "اشتراک‌گذاری انجام نشد. یکی از راه‌های زیر را امتحان کنید.",
  qrDownloadFailed: "کد QR دانلود نشد.",
} satisfies TranslationOf<typeof english>;
