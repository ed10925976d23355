import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  messages: "הודעות",
  close: "סגירה",
  saveToFavourites: "הוספה למועדפים",
  savedToFavourites: "נשמר במועדפים",
  favouriteAdded: "הכרטיס של {name} נוסף למועדפים.",
  favouriteRemoved: "הכרטיס של {name} הוסר מהמועדפים.",
  addFailed: "לא הצלחנו להוסיף את הכרטיס למועדפים.",
  removeFailed: "לא הצלחנו להסיר את הכרטיס מהמועדפים.",
  favouritesFull: "אפשר לשמור עד 500 כרטיסים במועדפים. הסירו אחד כדי לפנות מקום.",
  editCard: "עריכת הכרטיס הזה",
  goToDashboard: "מעבר ללוח הבקרה",
  contactDownloaded: "פרטי הקשר ירדו! פתחו את הקובץ כדי לשמור אותם באנשי הקשר שלכם.",
  contactFailed: "לא הצלחנו להוריד את פרטי הקשר. נסו שוב.",
  letThemKnow: "הציגו את עצמכם בפני {name}",
  copied: "הועתק",
  copyValueFailed: "ההעתקה לא הצליחה. סמנו את הטקסט והעתיקו אותו.",
  linkCopied: "הקישור הועתק",
  linkCopiedFor: "הקישור הועתק. עכשיו הדביקו אותו ב-{place}.",
  copyFailed: "ההעתקה לא הצליחה. סמנו את הקישור והעתיקו אותו.",
  shareFailed: "השיתוף לא הצליח. נסו דרך אחרת מהאפשרויות למטה.",
  qrDownloadFailed: "לא הצלחנו להוריד את קוד ה-QR.",
} satisfies TranslationOf<typeof english>;
