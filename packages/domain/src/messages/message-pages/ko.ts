import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  skipToContent: "본문으로 바로 가기",
  brandHome: "{brand} 홈",
  home: "홈",
  pageNotFound: "페이지를 찾을 수 없어요",
  wentWrong: "문제가 생겼어요",
  notFoundTitle: "앗, 문제가 생겼어요.",
  notFoundText: "찾으시는 페이지가 없어요. 홈에서 다시 찾아보세요.",
  restingTitle: "이 명함은 쉬는 중이에요",
  restingText: "명함 주인이 일시 중지했어요. 링크는 맞으니 다른 날 다시 열어 보세요.",
  goneTitle: "이 명함은 더 이상 없어요",
  goneText: "명함 주인이 삭제했어요.",
  leftText: "팀을 떠난 분의 명함이었어요.",
  teamGoneTitle: "이 팀은 더 이상 없어요",
  teamGoneText: "소유자가 삭제했어요.",
  takenDownTitle: "이 명함은 게시가 중단됐어요",
  takenDownText:
    "신고를 받고 사이트 운영자가 게시를 중단했어요. 이메일이나 문자로 받았다면, 그 메시지가 요구하는 대로 하지 마세요.",
  legalTitle: "법적인 이유로 볼 수 없어요",
  legalText: "이 명함은 여기서 보여 드릴 수 없어요.",
  isItYours: "내 명함인가요? 보내 드린 이메일에 이유가 적혀 있고, 그 이메일에 답장할 수 있어요.",
  filesToo: "이 명함의 파일도 이용할 수 없어요.",
  language: "언어: {name}",
} satisfies TranslationOf<typeof english>;
