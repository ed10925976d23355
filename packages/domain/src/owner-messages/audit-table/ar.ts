import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  time: "الوقت (UTC)",
  who: "المشرف",
  what: "الإجراء",
  to: "الهدف",
  reason: "السبب",
  detail: "التفاصيل",

  openedAdmin: "فتح صفحات الإدارة",
  signedOut: "تسجيل خروج من كل مكان",
  suspended: "تعليق",
  lifted: "رفع التعليق عن",
  deletedAccount: "حذف حساب",
  grantedPremium: "منح Premium إلى",
  allowedUsername: "السماح باسم مستخدم لـ",
  tookDown: "حجب",
  restored: "استعادة",
  leftOnline: "إبقاء متاحة",
  reviewed: "مراجعة",
  exported: "تصدير",
  forgotKey: "التخلي عن المفتاح السري",
} satisfies TranslationOf<typeof english>;
