import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  usedFor: "الاستخدام",
  calls: "المكالمات",
  callsNote: "Zoom وMeet وTeams",
  lockScreen: "شاشة القفل",
  lockScreenNote: "iPhone وAndroid",
  size: "الحجم",
  pixels: "\u2066{width} x {height}\u2069",
  fitsEveryApp: "يناسب كل التطبيقات",
  largeScreens: "شاشات كبيرة",
  iphone: "iPhone",
  android: "Android",
  mirrored: "معكوسة",
  mirroredNote: "للتطبيقات التي تعكس صورتك",
  mirroredFile: "الملف المعكوس. يعيده التطبيق إلى أصله",
  asOthersSee: "كما يراك الآخرون",
  downloadPng: "تنزيل PNG",
  askSomeone:
    "يمكنك سؤال أحد المشاركين في المكالمة إن كان اسمك مقروءًا. إن كان معكوسًا، يُرجى تفعيل «معكوسة» والتنزيل من جديد.",

  callPicture: "خلفية مكالمات واسمك في الزاوية العلوية اليسرى",
  callPictureMirrored: "خلفية مكالمات معكوسة واسمك في الزاوية العلوية اليمنى",
  lockPicture: "شاشة قفل وبطاقتك في الوسط",

  downloadPicture: "تنزيل الصورة.",
  addPicture: "إضافتها في إعدادات الخلفية في تطبيق المكالمات.",
  sitByCode: "الجلوس في الوسط: الحلقة المنقوشة تحيط بك، وتبقى زاوية الرمز خالية.",
  sitByLink: "الجلوس في الوسط: الحلقة المنقوشة تحيط بك، وتبقى زاوية الرابط خالية.",
  savePicture: "حفظ الصورة في صورك.",
  choosePicture: "اختيارها خلفيةً لشاشة القفل، دون تكبير.",
  showPicture: "في اللقاء، تنشيط شاشة هاتفك وعرضها، دون الحاجة إلى فتح القفل.",

  notDrawnInFull: "لا يمكن رسم هذه البطاقة كاملة بعد",
  picturesLackScripts:
    "خطوط هذا الموقع لا تتضمن حروف {scripts}، لذلك تحذفها الصور أو تعرض اسم المستخدم بدلًا منها. يمكنك كتابة الاسم على البطاقة بأبجدية أخرى، أو طلب إضافة خط من إدارة الموقع.",
  picturesLackLetters:
    "خطوط هذا الموقع لا تتضمن كل حروفها، لذلك تحذفها الصور أو تعرض اسم المستخدم بدلًا منها. يمكنك كتابة الاسم على البطاقة بأبجدية أخرى، أو طلب إضافة خط من إدارة الموقع.",
} satisfies TranslationOf<typeof english>;
