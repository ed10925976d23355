import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "المقاعد والفوترة",
  withCard: {
    zero: "لا أحد لديه بطاقة.",
    one: "شخص واحد لديه بطاقة.",
    two: "شخصان لديهما بطاقة.",
    few: "{count} أشخاص لديهم بطاقة.",
    many: "{count} شخصًا لديهم بطاقة.",
    other: "{count} شخص لديهم بطاقة.",
  },
  everythingIsOpen: "كل شيء متاح على هذا التثبيت، ولأي عدد من الأشخاص. لا يوجد ما يُدفع.",

  seats: "المقاعد",
  ofPaid: {
    zero: "دون مقاعد مدفوعة",
    one: "من مقعد مدفوع واحد",
    two: "من مقعدين مدفوعين",
    few: "من {count} مقاعد مدفوعة",
    many: "من {count} مقعدًا مدفوعًا",
    other: "من {count} مقعد مدفوع",
  },
  ofFree: {
    zero: "دون مقاعد مجانية",
    one: "من مقعد مجاني واحد",
    two: "من مقعدين مجانيين",
    few: "من {count} مقاعد مجانية",
    many: "من {count} مقعدًا مجانيًا",
    other: "من {count} مقعد مجاني",
  },
  seatRule:
    "كل من لديه بطاقة يشغل مقعدًا منذ الدعوة. إذا أخرجت شخصًا، يبقى المقعد متاحًا لغيره حتى <day>{day}</day>، ثم لا يُحتسب بعد ذلك.",
  seatRuleNoDay: "كل من لديه بطاقة يشغل مقعدًا منذ الدعوة.",
  freeRule: {
    zero: "لا أحد مجانًا.",
    one: "شخص واحد مجانًا، بميزات Forever Free.",
    two: "شخصان مجانًا، بميزات Forever Free.",
    few: "حتى {count} أشخاص مجانًا، بميزات Forever Free.",
    many: "حتى {count} شخصًا مجانًا، بميزات Forever Free.",
    other: "حتى {count} شخص مجانًا، بميزات Forever Free.",
  },
  invite: "دعوة أشخاص",
  addSeats: "إضافة مقاعد",

  nextPayment: "الدفعة التالية",
  peopleAt: {
    zero: "لا أحد بسعر {price}",
    one: "شخص واحد بسعر {price}",
    two: "شخصان بسعر {price}",
    few: "{count} أشخاص بسعر {price}",
    many: "{count} شخصًا بسعر {price}",
    other: "{count} شخص بسعر {price}",
  },
  onDay: "في <day>{day}</day>",
  yearlyWouldBe: "سنويًا يكون السعر {price} للشخص.",
  monthlyWouldBe: "شهريًا يكون السعر {price} للشخص.",
  changeToYearly: "التحويل إلى سنوي",
  changeToMonthly: "التحويل إلى شهري",
  managePayment: "إدارة الدفع",

  ending: "عند انتهاء الاشتراك تبقى البطاقات بميزات Forever Free ولا يمكن إضافة أحد.",
  endedTitle: {
    zero: "لا توجد بطاقات.",
    one: "ما زالت بطاقتك تعمل بميزات Forever Free.",
    two: "ما زالت بطاقتاك تعملان بميزات Forever Free.",
    few: "ما زالت بطاقاتك، وعددها {count}، تعمل بميزات Forever Free.",
    many: "ما زالت بطاقاتك، وعددها {count}، تعمل بميزات Forever Free.",
    other: "ما زالت بطاقاتك، وعددها {count}، تعمل بميزات Forever Free.",
  },
  endedText:
    "تعود الشعارات والألوان والرموز وقنوات Premium فور استئناف الاشتراك. حتى ذلك الحين لا يمكن إضافة أحد.",

  choose: "Premium للفريق كله",
  perMonth: "{price} للشخص شهريًا",
  perYear: "{price} للشخص سنويًا",
  payMonthly: "الدفع شهريًا، {price}",
  payYearly: "الدفع سنويًا، {price}",

  addTitle: "إضافة مقاعد",
  howMany: "كم شخصًا إضافيًا؟",
  numberInvalid: "أدخل عددًا من 1 إلى 5,000.",
  perMonthNow: {
    zero: "لا أحد إضافيًا، {amount} شهريًا من اليوم، {now} الآن.",
    one: "شخص إضافي واحد، {amount} شهريًا من اليوم، {now} الآن.",
    two: "شخصان إضافيان، {amount} شهريًا من اليوم، {now} الآن.",
    few: "{count} أشخاص إضافيين، {amount} شهريًا من اليوم، {now} الآن.",
    many: "{count} شخصًا إضافيًا، {amount} شهريًا من اليوم، {now} الآن.",
    other: "{count} شخص إضافي، {amount} شهريًا من اليوم، {now} الآن.",
  },
  perYearNow: {
    zero: "لا أحد إضافيًا، {amount} سنويًا من اليوم، {now} الآن.",
    one: "شخص إضافي واحد، {amount} سنويًا من اليوم، {now} الآن.",
    two: "شخصان إضافيان، {amount} سنويًا من اليوم، {now} الآن.",
    few: "{count} أشخاص إضافيين، {amount} سنويًا من اليوم، {now} الآن.",
    many: "{count} شخصًا إضافيًا، {amount} سنويًا من اليوم، {now} الآن.",
    other: "{count} شخص إضافي، {amount} سنويًا من اليوم، {now} الآن.",
  },
  pay: "دفع {price}",
  findingPrice: "جارٍ حساب السعر...",
  showPrice: "عرض السعر",
  paying: "جارٍ الدفع...",
  roomFor: {
    zero: "لا مكان لأحد الآن.",
    one: "يوجد الآن مكان لشخص واحد.",
    two: "يوجد الآن مكان لشخصين.",
    few: "يوجد الآن مكان لـ{count} أشخاص.",
    many: "يوجد الآن مكان لـ{count} شخصًا.",
    other: "يوجد الآن مكان لـ{count} شخص.",
  },

  cancelTitle: "هل تريد إلغاء اشتراك {team}؟",
  cancelUntil:
    "يستمر حتى <day>{day}</day>. بعدها تبقى البطاقات بميزات Forever Free ولا يمكن إضافة أحد. لا تُرد الدفعات السابقة.",
  cancelNoDay:
    "يستمر حتى نهاية الفترة المدفوعة. بعدها تبقى البطاقات بميزات Forever Free ولا يمكن إضافة أحد. لا تُرد الدفعات السابقة.",
  notLoaded: "تعذّر تحميل المقاعد والفوترة.",
} satisfies TranslationOf<typeof english>;
