import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  plansFailed: "تعذّر تحميل الباقات.",
  paymentFailed: "تعذّر إتمام الدفع.",
  cancelFailed: "تعذّر إلغاء الاشتراك.",
  resumeFailed: "تعذّر استئناف الاشتراك.",
  sessionFailed: "تعذّر فتح صفحة الدفع.",
  portalFailed: "تعذّر فتح صفحة الفوترة.",
  alreadyActive: "لديك اشتراك نشط بالفعل.",
  canceled: "تم إلغاء الاشتراك.",
  resumed: "تم استئناف الاشتراك.",
} satisfies TranslationOf<typeof english>;
