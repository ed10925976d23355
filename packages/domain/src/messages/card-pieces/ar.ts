import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  cardOf: "بطاقة أعمال {name}",
  coverOf: "غلاف بطاقة {name}",
  card: "البطاقة",
  name: "الاسم",
  role: "المسمى الوظيفي",
  company: "الشركة",
  phone: "الهاتف",
  companyName: "اسم الشركة",
  positionOrJob: "المنصب/الوظيفة",
  openAtLabel: "عنوان بطاقتي",
  openCard: "فتح البطاقة",
  addToContact: "حفظ جهة الاتصال",
  scanToSave: "مسح رمز QR لحفظ بياناتي",
  qrCodeOfCard: "رمز QR لهذه البطاقة",
  businessCard: "بطاقة أعمال",
  metOn: "مكان اللقاء: {name}، {day}",
} satisfies TranslationOf<typeof english>;
