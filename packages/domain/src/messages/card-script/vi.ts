import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  messages: "Thông báo",
  close: "Đóng",
  saveToFavourites: "Lưu vào mục yêu thích",
  savedToFavourites: "Đã lưu vào mục yêu thích",
  favouriteAdded: "Đã thêm danh thiếp của {name} vào mục yêu thích.",
  favouriteRemoved: "Đã xóa danh thiếp của {name} khỏi mục yêu thích.",
  addFailed: "Không thêm được danh thiếp vào mục yêu thích.",
  removeFailed: "Không xóa được danh thiếp khỏi mục yêu thích.",
  favouritesFull: "Bạn có thể lưu tối đa 500 danh thiếp yêu thích. Hãy xóa bớt một danh thiếp để có chỗ.",
  editCard: "Sửa danh thiếp này",
  goToDashboard: "Đến trang tổng quan",
  contactDownloaded: "Đã tải liên hệ xuống! Mở tệp vừa tải để lưu vào danh bạ của bạn.",
  contactFailed: "Không tải được liên hệ. Vui lòng thử lại.",
  letThemKnow: "Cho {name} biết bạn là ai",
  copied: "Đã sao chép",
  copyValueFailed: "Không sao chép được. Hãy chọn văn bản và tự sao chép.",
  linkCopied: "Đã sao chép liên kết",
  linkCopiedFor: "Đã sao chép liên kết. Hãy dán vào {place}.",
  copyFailed: "Không sao chép được. Hãy chọn liên kết và tự sao chép.",
  shareFailed: "Không chia sẻ được. Hãy thử cách khác bên dưới.",
  qrDownloadFailed: "Không tải được mã QR.",
} satisfies TranslationOf<typeof english>;
