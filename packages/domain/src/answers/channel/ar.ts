import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  email: "يُرجى إدخال عنوان بريد إلكتروني، مثل name@company.example.",
  extension: "لا تصل الرسائل إلى رقم تحويلة. يُرجى حذفه.",
  links: "لا تعمل الروابط هنا. يُرجى إدخال نص.",
  mastodon: "يُرجى إدخال اسمك مع خادمه، مثل \u200e@name@server.example.",
  phone: "يُرجى إدخال رقم هاتف، مثل \u2066+39 02 5550 0140\u2069.",
  place: "لا تعمل هنا إلا روابط الخرائط. يُرجى إدخال العنوان كنص أو لصق رابط خريطة.",
  tooLong: "يُرجى ألا يتجاوز النص 300 حرف.",
  tooLongLink: "هذا الرابط طويل جدًا. يُرجى لصق الرابط القصير من زر المشاركة في الموقع.",
  unreadable: "تعذّرت قراءة بعض الحروف. يُرجى كتابتها مرة أخرى.",
  webAddress: "يُرجى إدخال عنوان ويب، مثل company.example.",
  notAProfile: "هذا ليس ملفًا شخصيًا على {label}. يُرجى لصق رابط ملفك الشخصي أو إدخال اسم المستخدم.",
  notALink: "هذا الرابط ليس من {label}. يُرجى لصق الرابط الذي يقدّمه {label}.",
  linkNeeded: "يحتاج {label} إلى رابط. يُرجى لصق رابطك، مثل {example}.",
  onlyLinksOf: "هذا الرابط ليس من {label}. يُرجى إدخال نص أو لصق رابط من {label}.",
  countryCodeMissing: "يحتاج {label} إلى رمز البلد. يبدأ الرقم بعلامة +، مثل \u2066+39 333 555 0140\u2069.",
} satisfies TranslationOf<typeof english>;
