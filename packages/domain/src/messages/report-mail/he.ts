import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  subject: "הדיווח שלכם על הכרטיס \u200e{card}",
  takenDownTitle: "הכרטיס הוסר",
  leftUpTitle: "הכרטיס נשאר זמין",
  preview: "בדקנו את הדיווח שלכם.",
  takenDown: "בדקנו את הכרטיס שדיווחתם עליו והסרנו אותו. תודה.",
  leftUp: "בדקנו את הכרטיס שדיווחתם עליו, והוא נשאר זמין. תודה שעדכנתם אותנו.",
  once: "זה האימייל היחיד שתקבלו, כי ביקשתם תשובה. אנחנו לא שומרים את הכתובת שלכם.",
  questions: "שאלות? כתבו אל {support}",
} satisfies TranslationOf<typeof english>;
