import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  accountLeaving: "계정을 닫는 중이에요. 먼저 복원해 주세요.",
  checkField: "이 항목을 확인해 주세요.",
  checkingPerson: "사람이 맞는지 확인하고 있어요. 몇 초만 기다려 주세요.",
  checkInput: "입력한 내용을 확인해 주세요.",
  fileTakesTooMuch: "파일을 읽는 데 너무 오래 걸려요. 나누거나 다시 내보내 주세요.",
  forbidden: "허용되지 않아요",
  networkError: "연결하지 못했어요. 다시 시도해 주세요.",
  notFound: "찾으시는 것을 찾지 못했어요.",
  onlyJson: "요청은 application/json으로 보내야 해요.",
  onlyZip: "ZIP 파일을 보내 주세요.",
  sent: "보냈어요",
  signInFirst: "계속하려면 로그인해 주세요.",
  tooLarge: "너무 커요.",
  tooBusy: "지금 이용자가 많아요. 잠시 후에 다시 시도해 주세요.",
  unexpected: "문제가 생겼어요. 나중에 다시 시도해 주세요.",
  tooManyAttempts: {
    other: "시도 횟수가 너무 많아요. {seconds}초 후에 다시 시도해 주세요.",
  },
} satisfies TranslationOf<typeof english>;
