import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  phonenumber: "Телефон",
  email: "Ел. пошта",
  address: "Адреса",
  sms: "SMS",
  website: "Сайт",
  wechat: "WeChat",
  wallet: "Гаманець",
  mobilemoney: "Мобільні гроші",
  bank: "Банк",
  fax: "Факс",
  officenumber: "Офіс",
  contact: "Контакти",
  social: "Соцмережі",
  work: "Робота",
  payments: "Оплата",
} satisfies TranslationOf<typeof english>;
