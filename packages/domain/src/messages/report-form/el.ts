import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  close: "Κλείσιμο",
  backToCard: "Πίσω στην κάρτα",
  title: "Αναφορά αυτής της κάρτας",
  intro:
    "Η αναφορά σου πηγαίνει σε όσους διαχειρίζονται αυτόν τον ιστότοπο. Ο κάτοχος της κάρτας ({name}) δεν θα μάθει ποιος έκανε την αναφορά.",
  whatIsWrong: "Τι δεν πάει καλά;",
  pretends: "Παριστάνει κάποιον άλλον",
  fraud: "Απάτη",
  illegal: "Κάτι παράνομο",
  harassing: "Παρενόχληση",
  other: "Κάτι άλλο",
  details: "Τι πρέπει να ξέρουμε;",
  optional: "προαιρετικό",
  email: "Το email σου",
  forAnswer: "μόνο αν θέλεις απάντηση",
  leaveEmpty: "Άφησε αυτό το πεδίο κενό",
  sendReport: "Αποστολή αναφοράς",
  sending: "Γίνεται αποστολή…",
  cancel: "Ακύρωση",
  thanks: "Ευχαριστούμε",
  received: "Λάβαμε την αναφορά σου. Η κάρτα παραμένει online μέχρι να την ελέγξει ένας άνθρωπος.",
  reasonRequired: "Διάλεξε τι δεν πάει καλά.",
  emailInvalid: "Συμπλήρωσε μια διεύθυνση email ή άφησε το πεδίο κενό.",
  textTooLong: "Γράψε έως 2.000 χαρακτήρες.",
  tooMany: "Πάρα πολλές αναφορές. Δοκίμασε ξανά αργότερα.",
  noAnswer: "Η αναφορά δεν στάλθηκε. Δοκίμασε ξανά.",
} satisfies TranslationOf<typeof english>;
