import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  accountLeaving: "החשבון שלכם בתהליך סגירה. שחזרו אותו קודם.",
  checkField: "בדקו את השדה הזה.",
  checkingPerson: "בודקים שאתם לא רובוט. זה לוקח כמה שניות.",
  checkInput: "בדקו את השדות.",
  fileTakesTooMuch: "קריאת הקובץ הזה אורכת זמן רב מדי. פצלו אותו או ייצאו אותו מחדש.",
  forbidden: "אין הרשאה",
  networkError: "הייתה בעיה בחיבור. נסו שוב.",
  notFound: "לא מצאנו את מה שחיפשתם.",
  onlyJson: "יש לשלוח בקשות בפורמט application/json.",
  onlyZip: "שלחו קובץ ZIP.",
  sent: "נשלח",
  signInFirst: "היכנסו לחשבון כדי להמשיך.",
  tooLarge: "זה גדול מדי.",
  tooBusy: "יש עכשיו עומס גדול. נסו שוב בעוד רגע.",
  unexpected: "משהו השתבש. נסו שוב מאוחר יותר.",
  tooManyAttempts: {
    one: "יותר מדי ניסיונות. נסו שוב בעוד שנייה ({seconds}).",
    two: "יותר מדי ניסיונות. נסו שוב בעוד שתי שניות ({seconds}).",
    other: "יותר מדי ניסיונות. נסו שוב בעוד {seconds} שניות.",
  },
} satisfies TranslationOf<typeof english>;
