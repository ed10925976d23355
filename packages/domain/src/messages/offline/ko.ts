import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  offline: "오프라인이에요",
  tryAgain: "다시 시도",
  scanCode: "코드 스캔",
  nothingSaved: "이 페이지를 보려면 인터넷 연결이 필요해요. 열어 본 명함은 나중에 보도록 이 기기에 저장돼요.",
  cardNotSaved: "이 명함은 이 기기에 저장되어 있지 않아요. 저장된 명함은 다음과 같아요.",
  theseAreSaved: "이 페이지를 보려면 인터넷 연결이 필요해요. 이 기기에는 다음 명함이 저장되어 있어요.",
  yourCard: "내 명함",
  yourCards: "내 명함",
  savedCards: "저장된 명함",
  qrCodeOf: "{address}의 QR 코드",
  offlineCopy: "오프라인이에요. {time}에 저장한 내용을 보고 있어요.",
  slowCopy: "연결이 느려요. {time}에 저장한 내용을 보고 있어요.",
  updated: "이 명함이 업데이트됐어요.",
  showIt: "보기",
} satisfies TranslationOf<typeof english>;
