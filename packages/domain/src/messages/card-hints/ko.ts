import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  myCard: "내 명함",
  scanToSave: "스캔해서 연락처를 저장하세요",
  scanToSaveLines: "스캔해서\n연락처를 저장하세요",
  alwaysUpToDate: "언제나 최신인 내 명함",
  printedCard: "{name} 명함",
  codeOf: "{name} QR 코드",
  note: "메모",
} satisfies TranslationOf<typeof english>;
