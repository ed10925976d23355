import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "إنشاء فريق",
  stepOf: "إنشاء فريق، {step} من {steps}",
  nameQuestion: "ما اسم الفريق؟",
  nameLead: "شركة أو عيادة أو نادٍ. يمكنك تغييره لاحقًا.",
  name: "اسم الفريق",
  patternQuestion: "أي بطاقة هي النموذج؟",
  patternLead: "تصبح القالب الأول، وتبقى بطاقتك الخاصة كما هي.",
  pattern: "النموذج",
  empty: "بطاقة فارغة",
  emptyText: "دون أي بيانات",
  same: "<b>موحّد للجميع:</b> الشعار واللون والشركة والموقع الإلكتروني.",
  own: "<b>خاص بكل شخص:</b> كل ما عدا ذلك. يمكنك تغيير الاثنين في أي وقت.",
  start: "إنشاء الفريق",
  starting: "جارٍ الإنشاء...",
  preview: "معاينة البطاقات",
  loading: "جارٍ تحميل بطاقاتك...",
  notLoaded: "تعذر تحميل بطاقاتك.",
  emptyWorks: "يمكنك أيضًا البدء ببطاقة فارغة.",
  notStarted: "تعذر إنشاء الفريق. يُرجى المحاولة مرة أخرى.",
} satisfies TranslationOf<typeof english>;
