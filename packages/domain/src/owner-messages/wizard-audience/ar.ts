import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  forEverybody: "للجميع",
  forEverybodyNote: "على البطاقة المعتادة وعلى كل رابط",
  onlyOnChosen: "على روابط مختارة فقط",
  onlyOnChosenNote: "لا تظهر في أي مكان آخر، ولا في ملف جهة الاتصال",
  onlyOn: "على {links} فقط",
  onlyOnCount: {
    zero: "على {count} رابط فقط",
    one: "على رابط واحد فقط",
    two: "على رابطين فقط",
    few: "على {count} روابط فقط",
    many: "على {count} رابطًا فقط",
    other: "على {count} رابط فقط",
  },
  onNoLink: "ليست على أي رابط بعد",
  whoSees: "من يرى {channel}",
  whoSeesNow: "{now}. من يرى {channel}",
  notOffered: "لا تُعرض الروابط التي يمكن تخمين عنوانها.",
  noneToChoose:
    "لا يوجد بين روابطك رابط لا يمكن تخمين عنوانه. يُرجى حفظ البطاقة ثم إنشاء رابط في صفحة الروابط.",
  done: "تم",

  whatVisitorSees: "ما يراه الزائر هنا",
  plainAddress: "{path}، للجميع",
  notHere: "غير ظاهرة هنا: {channels}",
  allChannels: {
    zero: "{count} وسيلة تواصل",
    one: "وسيلة تواصل واحدة",
    two: "وسيلتا تواصل",
    few: "كل وسائل التواصل الـ{count}",
    many: "كل وسائل التواصل الـ{count}",
    other: "كل وسائل التواصل الـ{count}",
  },
  asForEverybody: "كما للجميع",
  andMore: {
    zero: "{name} و{count} غيره",
    one: "{name} وواحد غيره",
    two: "{name} واثنان غيره",
    few: "{name} و{count} غيره",
    many: "{name} و{count} غيره",
    other: "{name} و{count} غيره",
  },
} satisfies TranslationOf<typeof english>;
