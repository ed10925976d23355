import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  people: { other: "{count}명" },
  foundOf: { other: "“{text}” 검색 결과: {count}명 중 {found}명" },
  nameOrRole: "이름 또는 직함",
  search: "검색",
  nobodyFound: "“{text}”에 해당하는 사람이 없어요",
  showAll: { other: "{count}명 모두 보기" },
  previous: "이전",
  next: "다음",
  nobodyYet: "아직 여기에 표시된 사람이 없어요.",
} satisfies TranslationOf<typeof english>;
