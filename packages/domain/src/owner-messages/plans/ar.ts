import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  foreverFree: "Forever Free",
  premiumMonthly: "\u200fPremium الشهرية",
  premiumYearly: "\u200fPremium السنوية",
  premium: "Premium",
  givenUntil: "\u200fPremium، هدية حتى {day}",

  mostPopular: "الأكثر رواجًا",
  saveSeventeen: "توفير \u206617%\u2069",
  pricePerMonth: "<price>{price}</price> شهريًا",
  pricePerYear: "<price>{price}</price> سنويًا",
  noPaymentDetails: "بلا بيانات دفع",
  payAsYouGo: "دفع شهري مرن",
  oneTimePayment: "دفعة واحدة",
  bestValue: "دفعة واحدة، أفضل قيمة",
  yourPlan: "باقتك",

  oneCard: "بطاقة واحدة",
  allOfACard: "الصورة والاسم والمسمى الوظيفي والشركة ونبذة",
  phoneAndMore: "الهاتف والبريد والرسائل النصية والعنوان والموقع",
  freeChannels: "WhatsApp وTelegram وInstagram وSnapchat وWeChat",
  addAndShare: "«حفظ جهة الاتصال» والمشاركة",
  upToCards: {
    zero: "حتى {count} بطاقة",
    one: "حتى بطاقة واحدة",
    two: "حتى بطاقتين",
    few: "حتى {count} بطاقات",
    many: "حتى {count} بطاقة",
    other: "حتى {count} بطاقة",
  },
  yourLogo: "شعارك على البطاقة",
  cardColours: {
    zero: "{count} لون للبطاقة",
    one: "لون واحد للبطاقة",
    two: "لونان للبطاقة",
    few: "{count} ألوان للبطاقة",
    many: "{count} لونًا للبطاقة",
    other: "{count} لون للبطاقة",
  },
  qrCode: "رمز QR للعرض والتنزيل",
  allChannels: {
    zero: "كل وسائل التواصل ({count}): اجتماعية ومهنية ودفع",
    one: "كل وسائل التواصل ({count}): اجتماعية ومهنية ودفع",
    two: "كل وسائل التواصل ({count}): اجتماعية ومهنية ودفع",
    few: "كل وسائل التواصل ({count}): اجتماعية ومهنية ودفع",
    many: "كل وسائل التواصل ({count}): اجتماعية ومهنية ودفع",
    other: "كل وسائل التواصل ({count}): اجتماعية ومهنية ودفع",
  },
} satisfies TranslationOf<typeof english>;
