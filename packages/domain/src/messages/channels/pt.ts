import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  phonenumber: "Telefone",
  email: "E-mail",
  address: "Endereço",
  sms: "SMS",
  website: "Site",
  wechat: "WeChat",
  wallet: "Carteira",
  mobilemoney: "Mobile Money",
  bank: "Banco",
  fax: "Fax",
  officenumber: "Escritório",
  contact: "Contato",
  social: "Redes sociais",
  work: "Trabalho",
  payments: "Pagamentos",
} satisfies TranslationOf<typeof english>;
