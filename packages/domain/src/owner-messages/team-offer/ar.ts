import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  team: "فريق",
  perPersonAndMonth: "<price>{price}</price> للشخص شهريًا",
  orYearly: "أو {price} للشخص سنويًا.",
  upToFree: {
    zero: "لا أحد مجانًا.",
    one: "شخص واحد مجانًا.",
    two: "شخصان مجانًا.",
    few: "حتى {count} أشخاص مجانًا.",
    many: "حتى {count} شخصًا مجانًا.",
    other: "حتى {count} شخص مجانًا.",
  },
  payByPerson: "تدفع عن الأشخاص الذين لديهم بطاقة.",

  oneLook: "مظهر واحد على بطاقات الجميع",
  beforeTheyCome: "بطاقة قبل قدوم الشخص",
  codesKeepWorking: "تبقى الرموز المطبوعة تعمل عندما يغادر أحدهم",
  insightsOverAll: "إحصاءات عن كل البطاقات",
  everythingOfPremium: "كل ميزات Premium على بطاقات الفريق",

  startTeam: "إنشاء فريق",
  yourTeam: "المقاعد والفوترة",

  homeTitle: "بطاقة لكل شخص في الشركة",
  homeText:
    "تحدد الشعار واللون والعنوان مرة واحدة فتظهر على كل البطاقات، ويكمل كل شخص الباقي. وعندما يغادر أحدهم، يقود رمزه المطبوع إلى زميل.",
  homeLink: "كم يكلف الفريق",
} satisfies TranslationOf<typeof english>;
