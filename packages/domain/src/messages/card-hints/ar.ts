import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  myCard: "بطاقتي",
  scanToSave: "امسح الرمز لحفظ بياناتي",
  scanToSaveLines: "امسح الرمز\nلحفظ بياناتي",
  alwaysUpToDate: "بطاقتي، محدَّثة دائمًا",
  printedCard: "{name}، بطاقة أعمال",
  codeOf: "رمز QR: {name}",
  note: "ملاحظة",
} satisfies TranslationOf<typeof english>;
