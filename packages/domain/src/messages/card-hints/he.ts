import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  myCard: "הכרטיס שלי",
  scanToSave: "סרקו ושמרו את הפרטים שלי",
  scanToSaveLines: "סרקו ושמרו\nאת הפרטים שלי",
  alwaysUpToDate: "הכרטיס שלי, תמיד מעודכן",
  printedCard: "{name}, כרטיס ביקור",
  codeOf: "קוד QR של {name}",
  note: "הערה",
} satisfies TranslationOf<typeof english>;
