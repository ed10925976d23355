import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  setBy: "يحدّده {team}",
  leftEmpty: "متروك فارغًا",
  noPhoto: "بدون صورة",
  noLogo: "بدون شعار",
  on: "مفعّل",
  off: "غير مفعّل",
  allSet: "يحدّد {team} هذا لجميع بطاقاته.",
  someSet: "ما عليه قفل يحدّده {team}، والباقي لك.",
  notOnCards: "غير مستخدم في بطاقات {team}: {channels}.",
} satisfies TranslationOf<typeof english>;
