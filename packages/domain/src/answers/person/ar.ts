import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  nameRequired: "يُرجى إدخال اسم.",
  emailInvalid: "عنوان البريد الإلكتروني غير صالح.",
  phoneInvalid: "يُرجى التحقق من رقم الهاتف هذا.",
  tooManyTags: "الحد الأقصى لجهة الاتصال هو 20 وسمًا.",
  notFound: "جهة الاتصال هذه غير موجودة.",
  changed: "عُدّلت جهة الاتصال هذه في مكان آخر. يُرجى مراجعة النسخة الأحدث قبل الحفظ.",
  notRestorable: "لم يعد بالإمكان استعادة جهة الاتصال هذه.",
  notAFile: "لم نعثر على جهات اتصال في هذا الملف. يُرجى اختيار ملف VCF أو CSV.",
  tooLarge: "هذا الملف أكبر من 16 ميغابايت. يُرجى اختيار ملف أصغر.",
  columnsDoNotFit: "يُرجى مطابقة أعمدة هذا الملف من جديد.",
  nameColumnMissing: "يُرجى اختيار العمود الذي فيه الاسم أو البريد أو الهاتف.",
  tooLong: "يُرجى ألا يتجاوز النص {max} حرفًا.",
  peopleFull: "الحد الأقصى لجهات الاتصال هو {max}.",
  tooManyInFile: "الحد الأقصى لجهات الاتصال في الملف هو {max}. يُرجى تقسيمه.",
} satisfies TranslationOf<typeof english>;
