import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  personShared: "بيانات جديدة من {person}",
  someoneShared: "شارك أحدهم بياناته معك",
  peopleShared: {
    zero: "لم يشارك أحد بياناته معك",
    one: "شارك شخص واحد بياناته معك",
    two: "شارك شخصان بياناتهما معك",
    few: "شارك {number} أشخاص بياناتهم معك",
    many: "شارك {number} شخصًا بياناتهم معك",
    other: "شارك {number} شخص بياناتهم معك",
  },
  preview: "وصلت عبر بطاقتك.",
  more: {
    zero: "و{count} أخرى في جهات اتصالك.",
    one: "وواحدة أخرى في جهات اتصالك.",
    two: "واثنتان أخريان في جهات اتصالك.",
    few: "و{count} أخرى في جهات اتصالك.",
    many: "و{count} أخرى في جهات اتصالك.",
    other: "و{count} أخرى في جهات اتصالك.",
  },
  open: "فتح في جهات اتصالي",
  attached: "يمكن لكل من يفتح بطاقتك أن يملأ النموذج. ملف جهة الاتصال مرفق.",
  attachedReply:
    "يمكن لكل من يفتح بطاقتك أن يملأ النموذج. ملف جهة الاتصال مرفق. الرد على هذه الرسالة يصل إلى صاحب البيانات.",
  stop: "إيقاف هذه الرسائل",
} satisfies TranslationOf<typeof english>;
