import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  offline: "Bạn đang ngoại tuyến",
  tryAgain: "Thử lại",
  scanCode: "Quét mã",
  nothingSaved: "Trang này cần kết nối mạng. Danh thiếp bạn mở sẽ được lưu trên thiết bị này để xem sau.",
  cardNotSaved: "Danh thiếp này chưa được lưu trên thiết bị này. Các danh thiếp đã lưu:",
  theseAreSaved: "Trang này cần kết nối mạng. Các danh thiếp đã lưu trên thiết bị này:",
  yourCard: "Danh thiếp của bạn",
  yourCards: "Các danh thiếp của bạn",
  savedCards: "Danh thiếp đã lưu",
  qrCodeOf: "Mã QR của {address}",
  offlineCopy: "Bạn đang ngoại tuyến. Bản đã lưu: {time}.",
  slowCopy: "Kết nối chậm. Bản đã lưu: {time}.",
  updated: "Danh thiếp này đã được cập nhật.",
  showIt: "Xem",
} satisfies TranslationOf<typeof english>;
