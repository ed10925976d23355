import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  skipToContent: "Đến nội dung chính",
  brandHome: "Trang chủ {brand}",
  home: "Trang chủ",
  pageNotFound: "Không tìm thấy trang",
  wentWrong: "Đã có lỗi xảy ra",
  notFoundTitle: "Ôi! Đã có lỗi xảy ra.",
  notFoundText: "Chúng tôi không tìm thấy trang bạn cần. Hãy thử từ trang chủ.",
  restingTitle: "Danh thiếp này đang tạm nghỉ",
  restingText: "Chủ sở hữu đang tạm dừng danh thiếp này. Liên kết vẫn đúng, hãy thử lại vào hôm khác.",
  goneTitle: "Danh thiếp này không còn nữa",
  goneText: "Chủ sở hữu đã xóa danh thiếp này.",
  leftText: "Danh thiếp này của một người đã rời nhóm.",
  teamGoneTitle: "Nhóm này không còn nữa",
  teamGoneText: "Chủ sở hữu đã xóa nhóm này.",
  takenDownTitle: "Danh thiếp này đã bị gỡ",
  takenDownText:
    "Đơn vị vận hành trang này đã gỡ danh thiếp sau khi nhận được báo cáo. Nếu bạn nhận được danh thiếp qua email hoặc SMS, đừng làm theo những gì tin nhắn đó yêu cầu.",
  legalTitle: "Không hiển thị vì lý do pháp lý",
  legalText: "Không thể hiển thị danh thiếp này tại đây.",
  isItYours: "Đây là danh thiếp của bạn? Email của chúng tôi có nêu lý do và bạn có thể trả lời email đó.",
  filesToo: "Các tệp của danh thiếp này cũng không truy cập được.",
  language: "Ngôn ngữ: {name}",
} satisfies TranslationOf<typeof english>;
