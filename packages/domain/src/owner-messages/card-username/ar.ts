import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  changeLink: "تغيير الرابط",
  linkToday:
    "رابطك الحالي: <link>{link}</link>. سيؤدي إلى الرابط الجديد لمدة سنة ويبقى لك. الرموز والروابط والبطاقات المحفوظة تستمر في العمل.",
  newLink: "الرابط الجديد",
  check: "التحقق",
  changing: "جارٍ التغيير…",
  threeTimes: "يمكنك تغييره ثلاث مرات في السنة.",
  twoLeft: "يمكنك تغييره ثلاث مرات في السنة. بعد هذه المرة يبقى لك تغييران.",
  oneLeft: "يمكنك تغييره ثلاث مرات في السنة. بعد هذه المرة يبقى لك تغيير واحد.",
  lastChange: "يمكنك تغييره ثلاث مرات في السنة. هذا آخر تغيير متاح لك حاليًا.",
  usedUp: "غيّرته ثلاث مرات هذه السنة. يمكنك تغييره مرة أخرى في {day}.",
  isNowAt: "أصبحت هذه البطاقة على {path}.",

  freeUsernames: "أسماء مستخدمين متاحة",
  stillFree: "لا تزال متاحة:",
} satisfies TranslationOf<typeof english>;
