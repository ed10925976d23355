import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  phonenumber: "Điện thoại",
  email: "Email",
  address: "Địa chỉ",
  sms: "SMS",
  website: "Trang web",
  wechat: "WeChat",
  wallet: "Ví điện tử",
  mobilemoney: "Mobile Money",
  bank: "Ngân hàng",
  fax: "Fax",
  officenumber: "Văn phòng",
  contact: "Liên hệ",
  social: "Mạng xã hội",
  work: "Công việc",
  payments: "Thanh toán",
} satisfies TranslationOf<typeof english>;
