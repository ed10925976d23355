import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  cardOf: "کارت ویزیت {name}",
  coverOf: "تصویر کاور کارت {name}",
  card: "کارت",
  name: "نام",
  role: "سمت",
  company: "شرکت",
  phone: "تلفن",
  companyName: "نام شرکت",
  positionOrJob: "سمت/شغل",
  openAtLabel: "آدرس کارت من",
  openCard: "باز کردن کارت",
  addToContact: "افزودن به مخاطبین",
  scanToSave: "برای ذخیرهٔ اطلاعات تماس من اسکن کنید",
  qrCodeOfCard: "کد QR این کارت",
  businessCard: "کارت ویزیت",
  metOn: "محل آشنایی: {name}، {day}",
} satisfies TranslationOf<typeof english>;
