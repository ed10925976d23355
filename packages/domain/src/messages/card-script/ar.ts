import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  messages: "الإشعارات",
  close: "إغلاق",
  saveToFavourites: "إضافة إلى المفضلة",
  savedToFavourites: "محفوظة في المفضلة",
  favouriteAdded: "أُضيفت بطاقة {name} إلى المفضلة.",
  favouriteRemoved: "أُزيلت بطاقة {name} من المفضلة.",
  addFailed: "تعذّرت إضافة البطاقة إلى المفضلة.",
  removeFailed: "تعذّرت إزالة البطاقة من المفضلة.",
  favouritesFull: "تتسع المفضلة لما يصل إلى 500 بطاقة. يُرجى إزالة واحدة لإفساح المجال.",
  editCard: "تعديل هذه البطاقة",
  goToDashboard: "إلى لوحة التحكم",
  contactDownloaded: "تم تنزيل جهة الاتصال! يمكنك الآن فتح الملف لحفظها في جهات اتصالك.",
  contactFailed: "تعذّر تنزيل جهة الاتصال. يُرجى المحاولة مرة أخرى.",
  letThemKnow: "تقديم نفسك إلى {name}",
  copied: "تم النسخ",
  copyValueFailed: "تعذّر النسخ. يُرجى تحديد النص ونسخه يدويًا.",
  linkCopied: "تم نسخ الرابط",
  linkCopiedFor: "تم نسخ الرابط. يمكنك الآن لصقه في {place}.",
  copyFailed: "تعذّر النسخ. يُرجى تحديد الرابط ونسخه يدويًا.",
  shareFailed: "تعذّرت المشاركة. يمكنك تجربة طريقة أخرى أدناه.",
  qrDownloadFailed: "تعذّر تنزيل رمز QR.",
} satisfies TranslationOf<typeof english>;
