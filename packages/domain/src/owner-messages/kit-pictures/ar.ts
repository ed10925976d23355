import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  newMessage: "رسالة جديدة",
  to: "إلى",
  subject: "الموضوع",
  subjectExample: "الخميس 14:00 في الاستوديو",
  dear: "عزيزتي أمارا،",
  thanks: "شكرًا على الرسومات. موعد الخميس يناسبنا، وسأحضر العينات معي.",
  suitsUs: "موعد الخميس يناسبنا، وسأحضر العينات معي.",
  kindRegards: "مع أطيب التحيات",

  card: "البطاقة",
  name: "الاسم",
  role: "المسمى الوظيفي",
  company: "الشركة",
  phone: "الهاتف",
  scanToSave: "مسح رمز QR لحفظ بياناتي",

  lockScreenDay: "الخميس 12 نوفمبر",
} satisfies TranslationOf<typeof english>;
