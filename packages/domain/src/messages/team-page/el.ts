import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  people: { one: "{count} άτομο", other: "{count} άτομα" },
  foundOf: { one: "{found} από {count} άτομο για «{text}»", other: "{found} από {count} άτομα για «{text}»" },
  nameOrRole: "Όνομα ή θέση",
  search: "Αναζήτηση",
  nobodyFound: "Δεν βρέθηκε κανείς για «{text}»",
  showAll: { one: "Εμφάνιση {count} ατόμου", other: "Εμφάνιση και των {count} ατόμων" },
  previous: "Προηγούμενα",
  next: "Επόμενα",
  nobodyYet: "Δεν εμφανίζεται κανείς εδώ ακόμη.",
} satisfies TranslationOf<typeof english>;
