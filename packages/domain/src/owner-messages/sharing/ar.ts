import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  shareYourCard: "مشاركة بطاقتك",
  linkToCard: "رابط البطاقة",
  shareWith: "المشاركة عبر",
  pasteInto: "تم نسخ الرابط. يمكنك الآن لصقه في {app}.",

  qrCodeOf: "رمز QR لبطاقة {name}",
  qrCodeFor: "رمز QR للعنوان {address}",
  codeNotLoaded: "تعذّر تحميل الرمز. الرابط أدناه يفتح البطاقة نفسها.",
  linkWorksToo: "تعذّر تحميل الرمز. يمكنك استخدام الرابط أدناه أيضًا.",
  download: "تنزيل",
  downloadCode: "تنزيل رمز QR لبطاقة {name}",
  qr: "QR",
} satisfies TranslationOf<typeof english>;
