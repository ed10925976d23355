import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  offline: "Είσαι εκτός σύνδεσης",
  tryAgain: "Δοκίμασε ξανά",
  scanCode: "Σάρωση κωδικού",
  nothingSaved: "Αυτή η σελίδα χρειάζεται σύνδεση. Οι κάρτες που ανοίγεις αποθηκεύονται σε αυτή τη συσκευή.",
  cardNotSaved: "Αυτή η κάρτα δεν είναι αποθηκευμένη σε αυτή τη συσκευή. Αυτές όμως είναι:",
  theseAreSaved: "Αυτή η σελίδα χρειάζεται σύνδεση. Σε αυτή τη συσκευή είναι αποθηκευμένες οι εξής κάρτες:",
  yourCard: "Η κάρτα σου",
  yourCards: "Οι κάρτες σου",
  savedCards: "Αποθηκευμένες κάρτες",
  qrCodeOf: "Κωδικός QR: {address}",
  offlineCopy: "Είσαι εκτός σύνδεσης. Βλέπεις ένα αποθηκευμένο αντίγραφο ({time}).",
  slowCopy: "Η σύνδεση είναι αργή. Βλέπεις ένα αποθηκευμένο αντίγραφο ({time}).",
  updated: "Αυτή η κάρτα ενημερώθηκε.",
  showIt: "Εμφάνιση",
} satisfies TranslationOf<typeof english>;
