import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  cardOf: "Danh thiếp của {name}",
  coverOf: "Ảnh bìa danh thiếp của {name}",
  card: "Danh thiếp",
  name: "Họ tên",
  role: "Chức vụ",
  company: "Công ty",
  phone: "Điện thoại",
  companyName: "Tên công ty",
  positionOrJob: "Chức vụ/nghề nghiệp",
  openAtLabel: "Địa chỉ danh thiếp của tôi",
  openCard: "Mở danh thiếp",
  addToContact: "Lưu vào danh bạ",
  scanToSave: "Quét để lưu liên hệ của tôi",
  qrCodeOfCard: "Mã QR của danh thiếp này",
  businessCard: "Danh thiếp",
  metOn: "Gặp nhau tại {name}, {day}",
} satisfies TranslationOf<typeof english>;
