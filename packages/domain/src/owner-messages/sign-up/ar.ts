import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "إنشاء حساب",
  description: "يمكنك إنشاء أول بطاقة أعمال رقمية لك. بطاقة واحدة مجانية إلى الأبد.",
  accountFirst: "إنشاء حسابك أولًا",
  makeFirstCard: "إنشاء بطاقتك الأولى",
  keepsCardOf: "يحتفظ لك الحساب ببطاقة {name}. ولك أيضًا بطاقة واحدة مجانية إلى الأبد.",
  freeForever: "بطاقة واحدة مجانية إلى الأبد، دون الحاجة إلى بيانات دفع.",
  haveAccount: "لديك حساب بالفعل؟ <signIn>تسجيل الدخول</signIn>",

  agree: "أوافق على <terms>شروط الخدمة</terms> و<privacy>سياسة الخصوصية</privacy>.",
  createAccount: "إنشاء الحساب",
  creatingAccount: "جارٍ إنشاء الحساب…",
} satisfies TranslationOf<typeof english>;
