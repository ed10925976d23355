import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  myCard: "Η κάρτα μου",
  scanToSave: "Σκάναρε για την επαφή μου",
  scanToSaveLines: "Σκάναρε για\nτην επαφή μου",
  alwaysUpToDate: "Η κάρτα μου, πάντα ενημερωμένη",
  printedCard: "{name}, επαγγελματική κάρτα",
  codeOf: "Κωδικός QR: {name}",
  note: "Σημείωση",
} satisfies TranslationOf<typeof english>;
