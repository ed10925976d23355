import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  subject: "Báo cáo của bạn về {card}",
  takenDownTitle: "Danh thiếp đã bị gỡ",
  leftUpTitle: "Danh thiếp vẫn hiển thị",
  preview: "Chúng tôi đã xem xét báo cáo của bạn.",
  takenDown: "Chúng tôi đã xem xét danh thiếp bạn báo cáo và đã gỡ danh thiếp đó. Cảm ơn bạn.",
  leftUp: "Chúng tôi đã xem xét danh thiếp bạn báo cáo và giữ nguyên. Cảm ơn bạn đã cho chúng tôi biết.",
  once: "Bạn chỉ nhận một email này vì đã yêu cầu trả lời. Chúng tôi không lưu địa chỉ của bạn.",
  questions: "Có thắc mắc? Hãy viết cho {support}",
} satisfies TranslationOf<typeof english>;
