import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  people: { one: "{count} व्यक्ति", other: "{count} लोग" },
  foundOf: {
    one: "“{text}” के लिए {count} व्यक्ति में से {found}",
    other: "“{text}” के लिए {count} लोगों में से {found}",
  },
  nameOrRole: "नाम या पद",
  search: "खोजें",
  nobodyFound: "“{text}” के लिए कोई नहीं मिला",
  showAll: { one: "{count} व्यक्ति दिखाएं", other: "सभी {count} लोग दिखाएं" },
  previous: "पिछला",
  next: "अगला",
  nobodyYet: "अभी यहां कोई नहीं दिखता।",
} satisfies TranslationOf<typeof english>;
