import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  questions: "لديك سؤال؟ راسلنا على {support}",
  utcTime: "{time} بتوقيت UTC",
  dear: "مرحبًا {name}،",
  wasYou: "إذا كان هذا منك، فلا حاجة إلى أي إجراء.",
  codeValidity: {
    zero: "الرمز صالح لمدة {count} دقيقة ويعمل مرة واحدة. يُرجى عدم مشاركته مع أي شخص: لا نطلبه أبدًا عبر الهاتف أو البريد.",
    one: "الرمز صالح لمدة دقيقة واحدة ويعمل مرة واحدة. يُرجى عدم مشاركته مع أي شخص: لا نطلبه أبدًا عبر الهاتف أو البريد.",
    two: "الرمز صالح لمدة دقيقتين ويعمل مرة واحدة. يُرجى عدم مشاركته مع أي شخص: لا نطلبه أبدًا عبر الهاتف أو البريد.",
    few: "الرمز صالح لمدة {count} دقائق ويعمل مرة واحدة. يُرجى عدم مشاركته مع أي شخص: لا نطلبه أبدًا عبر الهاتف أو البريد.",
    many: "الرمز صالح لمدة {count} دقيقة ويعمل مرة واحدة. يُرجى عدم مشاركته مع أي شخص: لا نطلبه أبدًا عبر الهاتف أو البريد.",
    other:
      "الرمز صالح لمدة {count} دقيقة ويعمل مرة واحدة. يُرجى عدم مشاركته مع أي شخص: لا نطلبه أبدًا عبر الهاتف أو البريد.",
  },

  when: "الوقت",
  device: "الجهاز",
  card: "البطاقة",
  reason: "السبب",

  browserOnSystem: "{browser} على {system}",
  unknownBrowserOnSystem: "متصفح غير معروف على {system}",
  browserOnUnknownSystem: "{browser} على نظام غير معروف",
  unknownDevice: "متصفح غير معروف على نظام غير معروف",

  signIn: "تسجيل الدخول",
  newPassword: "اختيار كلمة مرور جديدة",
  changePassword: "تغيير كلمة المرور",
} satisfies TranslationOf<typeof english>;
