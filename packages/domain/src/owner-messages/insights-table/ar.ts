import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  day: "اليوم (UTC)",
  card: "البطاقة",
  what: "النوع",
  howTheyCame: "طريقة الوصول",
  detail: "التفاصيل",
  number: "العدد",
  period: "الفترة",
  ofDay: "يوم",
  ofMonth: "شهر",

  views: "المشاهدات",
  visitors: "الزوار",
  viewsByDevice: "المشاهدات حسب الجهاز",
  saves: "عمليات الحفظ",
  detailsLeft: "بيانات مستلمة",
  taps: "النقرات",
  shares: "المشاركات",
  codeOpened: "فتح رمز QR",

  linkCopied: "نسخ الرابط",
  shareMenu: "قائمة المشاركة في الجهاز",
  phone: "هاتف",
  tablet: "جهاز لوحي",
  desktop: "كمبيوتر",
} satisfies TranslationOf<typeof english>;
