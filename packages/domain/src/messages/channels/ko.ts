import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  phonenumber: "전화",
  email: "이메일",
  address: "주소",
  sms: "문자",
  website: "웹사이트",
  wechat: "WeChat",
  wallet: "지갑",
  mobilemoney: "모바일 머니",
  bank: "은행 계좌",
  fax: "팩스",
  officenumber: "사무실",
  contact: "연락처",
  social: "SNS",
  work: "업무",
  payments: "결제",
} satisfies TranslationOf<typeof english>;
