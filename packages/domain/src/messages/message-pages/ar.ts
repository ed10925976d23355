import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  skipToContent: "الانتقال إلى المحتوى",
  brandHome: "الصفحة الرئيسية في {brand}",
  home: "الصفحة الرئيسية",
  pageNotFound: "الصفحة غير موجودة",
  wentWrong: "حدث خطأ ما",
  notFoundTitle: "عذرًا! حدث خطأ ما.",
  notFoundText: "لم نعثر على الصفحة المطلوبة. يمكنك البدء من الصفحة الرئيسية.",
  restingTitle: "هذه البطاقة في استراحة",
  restingText: "تم إيقافها مؤقتًا. الرابط صحيح، ويمكنك المحاولة مرة أخرى في يوم آخر.",
  goneTitle: "لم تعد هذه البطاقة موجودة",
  goneText: "تم حذفها.",
  leftText: "كانت لشخص غادر فريقه.",
  teamGoneTitle: "لم يعد هذا الفريق موجودًا",
  teamGoneText: "تم حذفه.",
  takenDownTitle: "أُزيلت هذه البطاقة",
  takenDownText:
    "أزالتها إدارة هذا الموقع بعد تلقي بلاغ. إذا وصلتك عبر البريد الإلكتروني أو رسالة نصية، فيُرجى عدم تنفيذ ما طلبته الرسالة.",
  legalTitle: "البطاقة غير متاحة لأسباب قانونية",
  legalText: "لا يمكن عرض هذه البطاقة هنا.",
  isItYours: "هل هي بطاقتك؟ السبب مذكور في رسالتنا إلى بريدك الإلكتروني، ويمكنك الرد عليها.",
  filesToo: "ملفات هذه البطاقة غير متاحة أيضًا.",
  language: "اللغة: {name}",
} satisfies TranslationOf<typeof english>;
