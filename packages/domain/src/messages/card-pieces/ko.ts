import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  cardOf: "{name}님의 명함",
  coverOf: "{name}님 명함의 커버 이미지",
  card: "명함",
  name: "이름",
  role: "직함",
  company: "회사",
  phone: "전화",
  companyName: "회사 이름",
  positionOrJob: "직함/직업",
  openAtLabel: "내 명함 주소",
  openCard: "명함 열기",
  addToContact: "연락처 저장",
  scanToSave: "스캔해서 연락처를 저장하세요",
  qrCodeOfCard: "이 명함의 QR 코드",
  businessCard: "명함",
  metOn: "{name}에서 만났어요 ({day})",
} satisfies TranslationOf<typeof english>;
