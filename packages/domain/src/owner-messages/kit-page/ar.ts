import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  whatIsInside: "ما في الملف",
  theCard: "البطاقة",
  name: "الاسم",
  role: "المسمى الوظيفي",
  bio: "النبذة",
  channels: {
    zero: "{count} وسيلة تواصل",
    one: "وسيلة تواصل واحدة",
    two: "وسيلتا تواصل",
    few: "{count} وسائل تواصل",
    many: "{count} وسيلة تواصل",
    other: "{count} وسيلة تواصل",
  },
  photoAndLogo: "الصورة والشعار",
  photo: "الصورة",
  logo: "الشعار",
  asPictures: "كصور داخل الملف",
  qrCode: "رمز QR",
  opensCardHere: "يفتح بطاقتك هنا",
  contactFile: "ملف جهة الاتصال",
  worksOffline: "يعمل «حفظ جهة الاتصال» دون اتصال",
  download: "تنزيل {file}",
  sizeOf: "{size} من {max} كحد أقصى.",
  noRequests: "لا يرسل الملف أي طلبات إلى أي جهة، ولا يتغير عند تعديل البطاقة.",
} satisfies TranslationOf<typeof english>;
