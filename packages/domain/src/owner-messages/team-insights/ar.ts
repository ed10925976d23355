import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  team: "الفريق، {team}",
  allCardsOf: "كل بطاقات {team}",
  cardsAndRange: {
    zero: "لا بطاقات لدى {team}، من {from} إلى {to}",
    one: "بطاقة واحدة لدى {team}، من {from} إلى {to}",
    two: "بطاقتان لدى {team}، من {from} إلى {to}",
    few: "{count} بطاقات لدى {team}، من {from} إلى {to}",
    many: "{count} بطاقة لدى {team}، من {from} إلى {to}",
    other: "{count} بطاقة لدى {team}، من {from} إلى {to}",
  },
  noCards: "لا بطاقات لدى {team} بعد",
  noCardsText: "عند دعوة شخص تعمل بطاقته فورًا، وتظهر زياراتها هنا.",
  invitePeople: "دعوة أشخاص",
  notOpened: "لم يفتح أحد بطاقة من {team} بعد",
  notOpenedText: "تظهر المشاهدات وعمليات الحفظ والنقرات هنا خلال دقيقة. زيارات أفراد الفريق لا تُحتسب.",

  byPerson: "حسب الشخص",
  byTemplate: "حسب القالب",
  byLink: "حسب الرابط",
  peopleAsTable: "عرض كجدول، حسب الشخص",
  peopleAsChart: "عرض كمخطط، حسب الشخص",
  person: "الشخص",
  savesOf: {
    zero: "<number>{count}</number> عملية حفظ",
    one: "<number>عملية حفظ واحدة</number>",
    two: "<number>عمليتا حفظ</number>",
    few: "<number>{count}</number> عمليات حفظ",
    many: "<number>{count}</number> عملية حفظ",
    other: "<number>{count}</number> عملية حفظ",
  },
  detailsOf: {
    zero: "<number>{count}</number> بيانات",
    one: "<number>{count}</number> بيانات",
    two: "<number>{count}</number> بيانات",
    few: "<number>{count}</number> بيانات",
    many: "<number>{count}</number> بيانات",
    other: "<number>{count}</number> بيانات",
  },
  mostSeen: "الأشخاص الـ{shown} الأكثر مشاهدة. ملف CSV يضم الجميع.",
  peopleOf: {
    zero: "لا أشخاص",
    one: "شخص واحد",
    two: "شخصان",
    few: "{count} أشخاص",
    many: "{count} شخصًا",
    other: "{count} شخص",
  },
  linkOnCards: {
    zero: "{path} على {count} بطاقة",
    one: "{path} على بطاقة واحدة",
    two: "{path} على بطاقتين",
    few: "{path} على {count} بطاقات",
    many: "{path} على {count} بطاقة",
    other: "{path} على {count} بطاقة",
  },
  linkUntil: {
    zero: "{path} على {count} بطاقة، حتى {day}",
    one: "{path} على بطاقة واحدة، حتى {day}",
    two: "{path} على بطاقتين، حتى {day}",
    few: "{path} على {count} بطاقات، حتى {day}",
    many: "{path} على {count} بطاقة، حتى {day}",
    other: "{path} على {count} بطاقة، حتى {day}",
  },
  noLinks: "لم يأتِ أحد عبر روابط الفريق في هذه الفترة.",
  allLinks: "روابط لكل البطاقات",

  privacy:
    "تُحتسب دون ملفات تعريف ارتباط. لا تُحتسب زيارات أفراد الفريق ولا الروبوتات ولا من يطلب عدم احتسابه. لا أحد يرى من هم الزوار، ولا يمكن التعرف عليهم في اليوم التالي. <counted>ما الذي يُحتسب</counted>",
} satisfies TranslationOf<typeof english>;
