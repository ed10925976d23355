import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  subject: "لم تنجح دفعتك في {brand}",
  title: "لم تنجح إحدى الدفعات",
  preview: "تبقى بطاقاتك كما هي إلى أن تُحل المشكلة.",
  failed: "لم تنجح آخر دفعة لباقتك. يبقى شعارك وألوانك ورموز QR ووسائل تواصلك مفعّلة حاليًا.",
  stayUntil: "تبقى مفعّلة حتى",
  next: "من صفحة اشتراكك، يمكنك استخدام بطاقة دفع أخرى أو إعادة المحاولة.",
  open: "فتح اشتراكي",
  noLonger: "إذا لم تعد الباقة تلزمك، فلا حاجة إلى أي إجراء: ستنتهي تلقائيًا ولن يُحذف أي شيء.",
} satisfies TranslationOf<typeof english>;
