import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  subscription: "الاشتراك",
  everythingIsOpen: "كل المزايا متاحة في هذا الموقع. لا شيء للشراء ولا شيء للإلغاء.",

  youAreOn: "باقتك: {plan}.",
  youAreOnPremium: "لديك باقة Premium.",
  nextPayment: "الدفعة التالية في <day>{day}</day>.",
  seeThePlans: "عرض الباقات",
  payments: "الدفعات",
  providerKeeps: "يحتفظ مزوّد الدفع بوسيلة دفعك وفواتيرك وإيصالاتك.",
  billingPage: "صفحة الفوترة",
  opening: "جارٍ الفتح…",
  continueYourCard: "متابعة بطاقتك",
  backToYourCard: "العودة إلى بطاقتك",

  plans: "الباقات",
  loadingPlans: "جارٍ تحميل الباقات",
  returnAfter: "باقتك بعد {day}.",
  returnIfCancelled: "باقتك بعد الإلغاء.",
  cancelSubscription: "إلغاء الاشتراك",
  activate: "تفعيل",
  activating: "جارٍ التفعيل…",

  sandbox: "بيئة تجريبية: لا تُخصم أي مبالغ",
  sandboxText: "يمكنك تجربة الباقات دون بطاقة دفع.",
  lastPaymentFailed: "لم تنجح دفعتك الأخيرة",
  staysForSevenDays:
    "يبقى كل شيء مفعّلًا لمدة 7 أيام. للاحتفاظ بباقتك، يُرجى التحقق من وسيلة دفعك في صفحة الفوترة.",
  sevenDaysAreOver: "انتهت الأيام السبعة. لاستعادة Premium، يُرجى التحقق من وسيلة دفعك في صفحة الفوترة.",
  openBillingPage: "فتح صفحة الفوترة",
  isCancelled: "تم إلغاء اشتراكك",
  staysOnUntil: "تبقى Premium مفعّلة حتى <day>{day}</day>. لن تُخصم أي مبالغ أخرى.",
  resume: "استئناف",
  resuming: "جارٍ الاستئناف…",
  noLongerSold: "لم تعد باقتك معروضة للبيع",
  continuesAsBought: "تستمر كما اشتريتها إلى أن تُلغى.",
  planNotAffected: "لم تتأثر باقتك.",

  confirmingPayment: "جارٍ تأكيد دفعتك.",
  confirmingPlan: "جارٍ تأكيد باقتك الجديدة.",
  paymentReceived: "تم استلام الدفعة، وقد يستغرق التفعيل دقيقة.",
  notConfirmed: "لم تُؤكَّد أي دفعة بعد.",
  notConfirmedText:
    "إذا دفعت، فستبدأ باقتك فور تأكيد مزوّد الدفع. وإلا فلم يُخصم أي مبلغ، ويمكنك اختيار باقة أدناه.",
  changeNotConfirmed: "لم يُؤكَّد التغيير بعد.",
  changeNotConfirmedText: "ستظهر باقتك الجديدة هنا فور تأكيد مزوّد الدفع.",
  hasChanged: "تم تغيير باقتك.",
  hasChangedText: "شكرًا لك. تسري من الآن.",
  isActive: "باقتك مفعّلة.",
  isActiveText: "شكرًا لك. يمكنك الآن استخدام كل مزاياها.",
  whereToStart: "خطوات البداية",
  pickColour: "اختيار لون",
  addLogo: "إضافة شعارك",
  downloadCode: "تنزيل رمز QR",
  leftCheckout: "لم تكتمل عملية الدفع. لم يُخصم أي مبلغ، وباقتك كما هي.",
  continues: "اشتراكك مستمر.",
  continuesText: "تم التراجع عن الإلغاء. لم يُخصم أي مبلغ اليوم.",

  cancelPlan: "إلغاء {plan}؟",
  cancelYourPlan: "إلغاء باقتك؟",
  cancelText:
    "تستمر باقتك حتى <day>{day}</day>. بعد ذلك تعود بطاقاتك إلى Forever Free: يُخفى الشعار واللون ورمز QR ووسائل التواصل الإضافية، ولا تُحذف. لا تُسترد الدفعات السابقة.",
  cancelPaidPeriod:
    "تستمر باقتك حتى نهاية الفترة المدفوعة. بعد ذلك تعود بطاقاتك إلى Forever Free: يُخفى الشعار واللون ورمز QR ووسائل التواصل الإضافية، ولا تُحذف. لا تُسترد الدفعات السابقة.",
  keepMyPlan: "الاحتفاظ بباقتي",
  cancelling: "جارٍ الإلغاء…",
} satisfies TranslationOf<typeof english>;
