import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  contactsQuestion: "إيقاف رسائل جهات الاتصال الجديدة؟",
  contactsText: "يظل الأشخاص الجدد يظهرون في جهات اتصالك. ويمكنك إعادة تفعيل هذه الرسائل من الإعدادات.",
  weeklyQuestion: "إيقاف الملخص الأسبوعي؟",
  weeklyText: "تبقى إحصاءاتك كما هي. ويمكنك إعادة تفعيل هذه الرسائل من الإعدادات.",
  stop: "إيقاف هذه الرسائل",
  stopped: "تم الإيقاف",
  contactsStopped: "أُوقفت رسائل جهات الاتصال الجديدة. ويظل الأشخاص الجدد يظهرون في جهات اتصالك.",
  weeklyStopped: "أُوقف الملخص الأسبوعي. تبقى إحصاءاتك كما هي.",
  notValid: "هذا الرابط غير صالح",
  notFound: "لم نعثر على المطلوب.",
  home: "الصفحة الرئيسية",
} satisfies TranslationOf<typeof english>;
