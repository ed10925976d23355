import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  myCard: "کارت من",
  scanToSave: "اسکن و ذخیرهٔ اطلاعات من",
  scanToSaveLines: "اسکن کنید و\nمخاطب را ذخیره کنید",
  alwaysUpToDate: "کارت من، همیشه به‌روز",
  printedCard: "{name}، کارت ویزیت",
  codeOf: "کد QR: {name}",
  note: "یادداشت",
} satisfies TranslationOf<typeof english>;
