import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "روابط لكل البطاقات",
  lead: {
    zero: "عنوان إضافي على كل بطاقة، مثل {path}",
    one: "عنوان إضافي على بطاقة فريقك، مثل {path}",
    two: "عنوان إضافي على كلتا البطاقتين، مثل {path}",
    few: "عنوان إضافي على كل من البطاقات الـ{count}، مثل {path}",
    many: "عنوان إضافي على كل من البطاقات الـ{count}، مثل {path}",
    other: "عنوان إضافي على كل من البطاقات الـ{count}، مثل {path}",
  },
  whatFor:
    "يمكن إنشاء رابط لمعرض أو فعالية. يشارك كل شخص عنوانه الخاص، ويظهر هنا كم شخصًا جاء عبره، إجمالًا وحسب الشخص.",
  name: "الاسم",
  onCards: {
    zero: "{path} على {count} بطاقة",
    one: "{path} على بطاقة واحدة",
    two: "{path} على بطاقتين",
    few: "{path} على {count} بطاقات",
    many: "{path} على {count} بطاقة",
    other: "{path} على {count} بطاقة",
  },
  theyLeadToCards: "تقود إلى البطاقات العادية",
  lastDayHint: "بعد هذا اليوم تقود العناوين إلى البطاقات العادية. يُترك فارغًا إن لم تكن هناك نهاية.",
  made: {
    zero: "{path} يعمل على {count} بطاقة.",
    one: "{path} يعمل على بطاقة واحدة.",
    two: "{path} يعمل على بطاقتين.",
    few: "{path} يعمل على {count} بطاقات.",
    many: "{path} يعمل على {count} بطاقة.",
    other: "{path} يعمل على {count} بطاقة.",
  },

  copyAll: "نسخ الكل",
  copyAllOf: "نسخ كل عناوين {name}",
  copied: {
    zero: "لم يُنسخ أي عنوان.",
    one: "تم نسخ عنوان واحد.",
    two: "تم نسخ عنوانين.",
    few: "تم نسخ {count} عناوين.",
    many: "تم نسخ {count} عنوانًا.",
    other: "تم نسخ {count} عنوان.",
  },
  notCopied: "تعذّر نسخ العناوين. يُرجى المحاولة مرة أخرى.",
  byPerson: "حسب الشخص",
  byPersonOf: "{name}، حسب الشخص",

  notLoaded: "تعذّر تحميل هذا الرابط.",
  person: "الشخص والعنوان",
  nobody: "لا أحد في الفريق لديه بطاقة بعد.",
  showMore: {
    zero: "عرض {count} أخرى",
    one: "عرض واحد آخر",
    two: "عرض اثنين آخرين",
    few: "عرض {count} أخرى",
    many: "عرض {count} أخرى",
    other: "عرض {count} أخرى",
  },
} satisfies TranslationOf<typeof english>;
