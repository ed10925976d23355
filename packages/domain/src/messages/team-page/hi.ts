import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  people: { one: "{count} व्यक्ति", other: "{count} लोग" },
  nameOrRole: "नाम या पद",
  search: "खोजें",
  nobodyFound: "“{text}” के लिए कोई नहीं मिला",
  showAll: "सभी दिखाएं",
  previous: "पिछला",
  next: "अगला",
  nobodyYet: "अभी यहां कोई नहीं दिखता।",
} satisfies TranslationOf<typeof english>;
