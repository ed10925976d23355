import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  people: { one: "{count} άτομο", other: "{count} άτομα" },
  nameOrRole: "Όνομα ή θέση",
  search: "Αναζήτηση",
  nobodyFound: "Δεν βρέθηκε κανείς για «{text}»",
  showAll: "Εμφάνιση όλων",
  previous: "Προηγούμενα",
  next: "Επόμενα",
  nobodyYet: "Δεν εμφανίζεται κανείς εδώ ακόμη.",
} satisfies TranslationOf<typeof english>;
