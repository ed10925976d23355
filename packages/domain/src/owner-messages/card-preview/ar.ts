import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  yourName: "اسمك",
  jobTitle: "المسمى الوظيفي",
  company: "الشركة",
  bio: "بضع كلمات عنك",
  phonenumber: "رقم هاتفك",
  email: "بريدك الإلكتروني",
  sms: "رقم رسائلك النصية",
  address: "عنوانك",
  website: "موقعك الإلكتروني",
} satisfies TranslationOf<typeof english>;
