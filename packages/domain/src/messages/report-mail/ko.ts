import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  subject: "{card} 신고 검토 결과",
  takenDownTitle: "명함 게시가 중단됐어요",
  leftUpTitle: "명함은 계속 공개돼요",
  preview: "신고를 검토했어요.",
  takenDown: "신고해 주신 명함을 검토하고 게시를 중단했어요. 감사합니다.",
  leftUp: "신고해 주신 명함을 검토했고, 명함은 계속 공개돼요. 알려 주셔서 감사합니다.",
  once: "답변을 원하셔서 이 이메일을 한 번만 보내 드려요. 주소는 보관하지 않아요.",
  questions: "궁금한 점이 있나요? {support}에 문의해 주세요",
} satisfies TranslationOf<typeof english>;
