import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  offline: "لا يوجد اتصال بالإنترنت",
  tryAgain: "إعادة المحاولة",
  scanCode: "مسح رمز",
  nothingSaved: "تحتاج هذه الصفحة إلى الإنترنت. كل بطاقة يتم فتحها تُحفظ على هذا الجهاز لوقت لاحق.",
  cardNotSaved: "هذه البطاقة غير محفوظة على هذا الجهاز. البطاقات المحفوظة هي:",
  theseAreSaved: "تحتاج هذه الصفحة إلى الإنترنت. البطاقات المحفوظة على هذا الجهاز هي:",
  yourCard: "بطاقتك",
  yourCards: "بطاقاتك",
  savedCards: "البطاقات المحفوظة",
  qrCodeOf: "رمز QR للعنوان {address}",
  offlineCopy: "لا يوجد اتصال بالإنترنت. آخر نسخة محفوظة: {time}.",
  slowCopy: "الاتصال بطيء. آخر نسخة محفوظة: {time}.",
  updated: "تم تحديث هذه البطاقة.",
  showIt: "عرض",
} satisfies TranslationOf<typeof english>;
