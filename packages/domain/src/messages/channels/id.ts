import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  phonenumber: "Telepon",
  email: "Email",
  address: "Alamat",
  sms: "SMS",
  website: "Situs web",
  wechat: "WeChat",
  wallet: "Dompet",
  mobilemoney: "Mobile Money",
  bank: "Bank",
  fax: "Faks",
  officenumber: "Kantor",
  contact: "Kontak",
  social: "Media sosial",
  work: "Pekerjaan",
  payments: "Pembayaran",
} satisfies TranslationOf<typeof english>;
