import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  accountLeaving: "Tài khoản của bạn đang được đóng. Hãy khôi phục trước.",
  checkField: "Vui lòng kiểm tra ô này.",
  checkingPerson: "Đang kiểm tra bạn có phải người thật không. Chỉ mất vài giây.",
  checkInput: "Vui lòng kiểm tra các ô đã nhập.",
  fileTakesTooMuch: "Đọc tệp này mất quá nhiều thời gian. Vui lòng chia nhỏ hoặc xuất lại.",
  forbidden: "Không được phép",
  networkError: "Lỗi mạng hoặc hết thời gian chờ. Vui lòng thử lại.",
  notFound: "Không tìm thấy nội dung bạn cần.",
  onlyJson: "Yêu cầu phải được gửi dưới dạng application/json.",
  onlyZip: "Vui lòng gửi tệp ZIP.",
  sent: "Đã gửi",
  signInFirst: "Vui lòng đăng nhập để tiếp tục.",
  tooLarge: "Dung lượng quá lớn.",
  tooBusy: "Hệ thống đang rất bận. Vui lòng thử lại sau giây lát.",
  unexpected: "Đã xảy ra lỗi. Vui lòng thử lại sau.",
  tooManyAttempts: {
    other: "Quá nhiều lần thử. Vui lòng thử lại sau {seconds} giây.",
  },
} satisfies TranslationOf<typeof english>;
