import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  photoTitle: "صورتك",
  photoIntro: "صورة واضحة لوجهك، فالناس يتذكرون الوجوه قبل الأسماء.",
  personTitle: "معلومات عنك",
  personIntro: "أول ما يقرؤه الناس. الحقول المميزة بعلامة * مطلوبة للحفظ.",
  logoTitle: "شعارك",
  logoIntro: "يظهر على لوحة بيضاء في زاوية الغلاف، فيبقى واضحًا على كل الألوان.",
  logoLocked: "في Forever Free، لا شعار على الغلاف.",
  colourTitle: "اللون",
  colourIntro: "لون الغلاف والمربعات والأزرار في بطاقتك.",
  colourLocked: "في Forever Free، كل البطاقات بلون اللازورد.",
  contactsTitle: "كيف يصل إليك الناس",
  contactsIntro: "الحقول المميزة بعلامة * مطلوبة للحفظ. الحقول الفارغة لا تظهر.",
  moreContactsIntro: "يمكنك ترك ما لا يلزمك فارغًا.",
  contactsLocked: "هذه الوسائل متاحة مع Premium.",
  contactPageOf: "وسائل التواصل، الصفحة {page} من {pages}.",
  sideTitle: "وجه ثانٍ",
  sideIntro:
    "لمن يقرأ لغة أخرى: يظهر له الوجه المناسب، ويقلب البطاقة بضغطة واحدة. إن كان وجه واحد يكفيك، فلا حاجة إليه.",
  usernameTitle: "اختيار رابطك",
  usernameIntro: "هذا الرابط هو ما يصل إلى الناس. يمكنك تغييره لاحقًا، وسيؤدي القديم إلى الجديد.",

  fullName: "الاسم الكامل",
  occupation: "المسمى الوظيفي",
  company: "الشركة",
  bio: "نبذة",
  bioWords: "{words} من {max} كلمة",
  bioWordsAndCharacters: "{words} من {maxWords} كلمة، {characters} من {maxCharacters} حرف",

  cardColour: "لون البطاقة",

  findOrPaste: "البحث عن وسيلة أو لصق روابطك",
  pasteLinks: "لصق روابطك",
  pasteHint: "نوزّع الروابط والأرقام والعناوين على حقولها، حتى لو لُصقت دفعة واحدة.",
  channelsFound: "الوسائل المطابقة",
  filledIn: "تمت تعبئة: {channels}.",
  notChanged: "بلا تغيير، لأنها معبأة: {channels}.",
  needsPremium: "تحتاج إلى Premium: {channels}.",
  notRecognised: "لم نتعرف على: {texts}.",

  sameAsPhone: "مثل الهاتف",
  addLabel: "تسمية <what>لوسيلة {channel}</what>",
  label: "التسمية",
  labelFor: "التسمية الظاهرة على البطاقة لوسيلة {channel}",

  username: "اسم المستخدم",
  check: "التحقق",
  usernameHint: "حروف لاتينية وأرقام وشرطات سفلية وواصلات، بلا مسافات.",
  yourName: "your-name",
  qrCodeFor: "رمز QR للرابط {link}",

  moreForThisCard: "المزيد لهذه البطاقة",
  premiumOpens: "مع Premium: {colours} لونًا، وشعارك، ورمز QR، وكل وسائل التواصل وعددها {channels}.",
  seePlans: "عرض الباقات",
} satisfies TranslationOf<typeof english>;
