import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  offline: "אין חיבור לאינטרנט",
  tryAgain: "ניסיון נוסף",
  scanCode: "סריקת קוד",
  nothingSaved: "הדף הזה דורש חיבור לאינטרנט. כרטיסים שאתם פותחים נשמרים במכשיר הזה לפעם הבאה.",
  cardNotSaved: "הכרטיס הזה לא שמור במכשיר הזה. אלה הכרטיסים השמורים:",
  theseAreSaved: "הדף הזה דורש חיבור לאינטרנט. אלה הכרטיסים השמורים במכשיר הזה:",
  yourCard: "הכרטיס שלכם",
  yourCards: "הכרטיסים שלכם",
  savedCards: "כרטיסים שמורים",
  qrCodeOf: "קוד QR של {address}",
  offlineCopy: "אין חיבור לאינטרנט. עותק שמור: {time}.",
  slowCopy: "החיבור איטי. עותק שמור: {time}.",
  updated: "הכרטיס הזה עודכן.",
  showIt: "הצגה",
} satisfies TranslationOf<typeof english>;
