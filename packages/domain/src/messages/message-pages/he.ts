import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  skipToContent: "דילוג לתוכן",
  brandHome: "דף הבית של {brand}",
  home: "דף הבית",
  pageNotFound: "הדף לא נמצא",
  wentWrong: "משהו השתבש",
  notFoundTitle: "אופס! משהו השתבש.",
  notFoundText: "לא מצאנו את הדף שחיפשתם. אפשר להתחיל מדף הבית.",
  restingTitle: "הכרטיס הזה בהפסקה",
  restingText: "הוא מושהה בינתיים. הקישור נכון, אז נסו שוב ביום אחר.",
  goneTitle: "הכרטיס הזה כבר לא קיים",
  goneText: "הוא נמחק.",
  leftText: "הוא היה שייך למי שעזב את הצוות.",
  teamGoneTitle: "הצוות הזה כבר לא קיים",
  teamGoneText: "הוא נמחק.",
  takenDownTitle: "הכרטיס הזה הוסר",
  takenDownText:
    "מפעילי האתר הסירו אותו בעקבות דיווח. אם קיבלתם אותו באימייל או ב-SMS, אל תעשו את מה שההודעה ביקשה מכם.",
  legalTitle: "לא זמין מסיבות משפטיות",
  legalText: "אי אפשר להציג כאן את הכרטיס הזה.",
  isItYours: "זה הכרטיס שלכם? הסיבה כתובה באימייל ששלחנו, ואפשר להשיב עליו.",
  filesToo: "גם הקבצים של הכרטיס הזה לא זמינים.",
  language: "שפה: {name}",
} satisfies TranslationOf<typeof english>;
