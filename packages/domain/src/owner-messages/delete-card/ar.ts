import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "حذف هذه البطاقة؟",
  madeOn: "أُنشئت في {day}",
  photoGoes: "الصورة وكل ما كتبته",
  photoAndLogoGo: "الصورة والشعار وكل ما كتبته",
  figuresGo: "مشاهداتها ومرات حفظها وروابطها",
  placeGoes: "مكانها في مفضلة الآخرين",
  accountStays: "يبقى حسابك وباقتك وبطاقاتك الأخرى",
  linkReserved: "يتوقف الرابط الآن عن العمل. ويبقى محجوزًا لك لمدة 90 يومًا.",
  typeToConfirm: "للتأكيد، يُرجى كتابة {username}",
  keep: "الاحتفاظ بالبطاقة",
  delete: "حذف البطاقة",
  deleting: "جارٍ الحذف…",
} satisfies TranslationOf<typeof english>;
