import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  notACopy: "هذه ليست نسخة من هنا. يُرجى اختيار ملف ZIP الذي نزّلته.",
  newerCopy: "أُنشئت هذه النسخة بإصدار أحدث. يمكنك أن تطلب من إدارة هذا الموقع تحديثه.",
  isHereAlready: "موجودة هنا من قبل.",
  unreadable: "تعذّرت قراءتها. تبقى في الملف.",
  contactsTooLarge:
    "أكبر من أن تُقرأ دفعة واحدة. يمكنك استيراد contacts.vcf من ملف ZIP على أجزاء، في صفحة «جهات الاتصال».",
  notChosen: "يُرجى اختيار بطاقات من هذه النسخة.",
  failed: "لم يُستورد أي شيء. يُرجى المحاولة مرة أخرى.",
} satisfies TranslationOf<typeof english>;
