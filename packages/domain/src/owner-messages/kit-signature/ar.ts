import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  side: "الوجه",
  layout: "التنسيق",
  line: "سطر",
  withPhoto: "مع صورة",
  photoAndCode: "صورة ورمز",
  channels: "وسائل التواصل",
  chosenOf: "اخترت {count} من {max}",
  chosenAll: "اخترت {count} من {max}، وهو الحد الأقصى",

  asShown: "كما يعرضه تطبيق البريد",
  preview: "معاينة",
  light: "فاتح",
  dark: "داكن",

  copy: "نسخ",
  copied: "تم النسخ",
  copyHtml: "نسخ HTML",
  downloadHtml: "تنزيل HTML",
  signatureCopied: "تم نسخ التوقيع. يمكنك الآن لصقه في تطبيق بريدك.",
  signatureNotCopied: "تعذّر نسخ التوقيع. يمكنك تنزيله كملف بدلًا من ذلك.",
  htmlCopied: "تم نسخ HTML.",
  htmlNotCopied: "تعذّر نسخ HTML. يمكنك تنزيله كملف بدلًا من ذلك.",
  weight: "{size} من {max}. بلا برامج نصية ولا تتبّع. يُقرأ دون صور وفي الوضع الداكن.",
  fileTitle: "التوقيع",

  emailApps: "تطبيقات البريد",
  pressCopy: "الضغط على «نسخ».",
  gmailSettings: "في Gmail، فتح «الإعدادات» ثم «عرض جميع الإعدادات»، والنزول إلى «التوقيع».",
  gmailPaste: "إنشاء توقيع، ولصقه في الحقل، والضغط على «حفظ التغييرات» في الأسفل.",
  outlookSettings:
    "في Outlook، فتح «الإعدادات» ثم «الحسابات» ثم «التوقيعات»؛ وفي الإصدارات الأقدم «ملف» ثم «خيارات» ثم «البريد» ثم «التوقيعات».",
  outlookPaste: "إنشاء توقيع، ولصقه في الحقل، واختياره للرسائل الجديدة، والضغط على «حفظ».",
  appleMailSettings: "في تطبيق البريد، فتح «الإعدادات» ثم «التوقيعات»، واختيار الحساب، والضغط على +.",
  appleMailPaste: "إيقاف «مطابقة خط الرسالة الافتراضي دائمًا»، واللصق مكان النص في الحقل.",
  pressCopyHtml: "الضغط على «نسخ HTML».",
  thunderbirdSettings: "في Thunderbird، فتح «إعدادات الحساب» واختيار الحساب.",
  thunderbirdPaste: "تحديد «استخدم HTML» فوق حقل التوقيع، واللصق فيه.",
} satisfies TranslationOf<typeof english>;
