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
  webhookAddress: "يُرجى إدخال عنوان مثل https://hooks.example/visita.",
  webhookEvents: "يُرجى اختيار حدث واحد على الأقل.",
  webhookCredentials: "يُرجى حذف اسم المستخدم وكلمة المرور من العنوان.",
  webhookPort: "يُرجى استخدام المنفذ 443 أو 80 أو 8443 أو منفذ أعلى من 1023.",
  webhookPrivate: "يقود هذا العنوان إلى شبكة خاصة. يُرجى استخدام عنوان متاح على الإنترنت.",
  webhookUnknown: "تعذّر العثور على هذا العنوان. يُرجى التحقق من كتابته.",
  webhooksFull: "العدد الحالي {max}، وهو الحد الأقصى. يُرجى حذف واحد أولًا.",
  webhookDeleted: "تم الحذف، ولن يُرسل شيء بعد الآن.",
  deliveryUnderWay: "يجري إرسال هذا الإشعار الآن، أو ينتظر إشعارًا آخر بشأن الموضوع نفسه.",
} satisfies TranslationOf<typeof english>;
