import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  phonenumber: "Teléfono",
  email: "Correo",
  address: "Dirección",
  sms: "SMS",
  website: "Sitio web",
  wechat: "WeChat",
  wallet: "Wallet",
  mobilemoney: "Mobile Money",
  bank: "Banco",
  fax: "Fax",
  officenumber: "Oficina",
  contact: "Contacto",
  social: "Redes sociales",
  work: "Trabajo",
  payments: "Pagos",
} satisfies TranslationOf<typeof english>;
