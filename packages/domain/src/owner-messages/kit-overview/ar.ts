import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  sevenWays: "سبع طرق لمشاركة {path}، كلها من بطاقتك الحالية.",
  sixWays: "ست طرق لمشاركة {path}، كلها من بطاقتك الحالية.",

  signature: "بطاقتك أسفل كل رسالة. تُنسخ مرة واحدة إلى Gmail أو Outlook أو Apple Mail أو Thunderbird.",
  wallet: "بطاقة في Apple Wallet أو محفظة Google. نقرتان، والرمز على الشاشة.",
  walletWithLink: "بطاقة في Apple Wallet أو محفظة Google. نقرتان، ورابطك على الشاشة.",
  print: "للمطبعة مع هامش القص وعلاماته، أو عشر بطاقات على ورقة لطابعتك.",
  code: "للملصقات والشارات والشرائح. كل رمز مختبَر بالمسح.",
  nfc: "عند تقريب هاتف من العلامة تُفتح البطاقة. تصلح أي علامة فارغة.",
  background: "اسمك ورمزك خلفك في المكالمات. والرمز على شاشة القفل جاهز للمسح.",
  backgroundWithLink: "اسمك ورابطك خلفك في المكالمات وعلى شاشة القفل.",
  page: "البطاقة كاملة في ملف واحد. يُفتح من القرص أو من أي استضافة، دون أي طلب إلينا.",

  seeContactFile: "عرض ملف جهة الاتصال",
} satisfies TranslationOf<typeof english>;
