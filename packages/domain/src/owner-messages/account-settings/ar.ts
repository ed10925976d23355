import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "الإعدادات",
  lead: "اسمك ورسائلك وبياناتك.",

  name: "الاسم",
  nameLead: "يظهر في الشريط الجانبي وفي الرسائل الموجهة إليك. تحتفظ بطاقاتك بالأسماء المكتوبة عليها.",
  saveName: "حفظ الاسم",

  email: "عنوان البريد الإلكتروني",
  emailLead: "لتسجيل الدخول واستلام رموزك.",
  change: "تغيير",
  confirmedOn: "تم تأكيده في {day}",
  restorable: "تم تغييره في {changedOn}. يمكنك استعادة {email} حتى {until} بالرابط الوارد في رسالتنا إليه.",
  restorableByPassword:
    "تم تغييره في {changedOn}. يمكنك استعادة {email} حتى {until} بالرابط الوارد في رسالتنا إليه وبكلمة مرورك.",
  changeEmail: "تغيير عنوان البريد الإلكتروني",
  changeEmailLead:
    "نرسل رمزًا إلى العنوان الجديد. ويتلقى العنوان القديم إشعارًا فيه رابط للتراجع عن التغيير خلال سبعة أيام.",
  newEmail: "عنوان البريد الإلكتروني الجديد",
  sendCode: "إرسال الرمز",
  codeSentTo: "أرسلنا رمزًا من ستة أرقام إلى <email>{email}</email>.",
  changeAddress: "تغيير العنوان",
  changing: "جارٍ التغيير…",
  back: "رجوع",

  notifications: "الإشعارات",
  notificationsLead: "ما نرسله إليك عبر البريد، غير الرموز والإيصالات.",
  newContacts: "جهات الاتصال الجديدة",
  newContactsText: "رسالة عندما يترك لك أحدهم بياناته، بحد أقصى واحدة كل 10 دقائق.",
  weeklySummary: "الملخص الأسبوعي",
  weeklySummaryText: "كل يوم اثنين: المشاهدات وعمليات الحفظ ومن أين جاء الناس.",
  notificationsOff: "في كل رسالة من هذه الرسائل رابط لإيقافها.",
  notificationsNotLoaded: "تعذّر تحميل إعدادات إشعاراتك. يُرجى المحاولة مرة أخرى لاحقًا.",

  security: "الأمان",
  securityLead: "كلمة مرورك ومفاتيح مرورك وأجهزتك.",
  accountSecurity: "أمان الحساب",
} satisfies TranslationOf<typeof english>;
