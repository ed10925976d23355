import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  nameRequired: "يُرجى إدخال اسم.",
  nameTooLong: "يُرجى استخدام 60 حرفًا كحد أقصى.",
  permissionRequired: "يُرجى اختيار صلاحية واحدة على الأقل.",
  revoked: "أُلغي الوصول، وتوقف على الفور.",
  tokenRefused: "هذا الرمز غير صحيح أو منتهٍ أو مُلغى.",
  tokenNotPermitted: "لا يملك هذا الرمز صلاحية إجراء هذا الطلب.",
  tokensFull: "العدد الحالي {max}، وهو الحد الأقصى. يُرجى إزالة واحد أولًا.",
  keyInvalid: "يتكون Idempotency-Key من 1 إلى 255 حرفًا قابلًا للطباعة.",
  keyInUse:
    "يوجد طلب قيد التنفيذ بقيمة Idempotency-Key هذه، أو أن نتيجته غير معروفة. يُرجى التحقق أولًا من نجاحه.",
  keyReused: "استُخدمت قيمة Idempotency-Key هذه لطلب آخر.",
} satisfies TranslationOf<typeof english>;
