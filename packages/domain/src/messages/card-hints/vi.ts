import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  myCard: "Danh thiếp của tôi",
  scanToSave: "Quét để lưu liên hệ của tôi",
  scanToSaveLines: "Quét để lưu\nliên hệ của tôi",
  alwaysUpToDate: "Danh thiếp của tôi, luôn cập nhật",
  printedCard: "{name}, danh thiếp",
  codeOf: "Mã QR của {name}",
  note: "Ghi chú",
} satisfies TranslationOf<typeof english>;
