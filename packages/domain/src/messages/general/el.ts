import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  accountLeaving: "Ο λογαριασμός σου κλείνει. Πρώτα επανάφερέ τον.",
  checkField: "Έλεγξε αυτό το πεδίο.",
  checkingPerson: "Ελέγχουμε ότι είσαι άνθρωπος. Χρειάζονται λίγα δευτερόλεπτα.",
  checkInput: "Έλεγξε τα πεδία.",
  fileTakesTooMuch: "Η ανάγνωση αυτού του αρχείου διαρκεί πολύ. Χώρισέ το ή κάνε νέα εξαγωγή.",
  forbidden: "Δεν επιτρέπεται",
  networkError: "Δεν υπάρχει σύνδεση. Δοκίμασε ξανά.",
  notFound: "Δεν βρήκαμε αυτό που έψαχνες.",
  onlyJson: "Τα αιτήματα πρέπει να στέλνονται ως application/json.",
  onlyZip: "Στείλε ένα αρχείο ZIP.",
  sent: "Στάλθηκε",
  signInFirst: "Συνδέσου για να συνεχίσεις.",
  tooLarge: "Είναι πολύ μεγάλο.",
  tooBusy: "Έχουμε πολλή κίνηση αυτή τη στιγμή. Δοκίμασε ξανά σε λίγο.",
  unexpected: "Κάτι πήγε στραβά. Δοκίμασε ξανά αργότερα.",
  tooManyAttempts: {
    one: "Πάρα πολλές προσπάθειες. Δοκίμασε ξανά σε {seconds} δευτερόλεπτο.",
    other: "Πάρα πολλές προσπάθειες. Δοκίμασε ξανά σε {seconds} δευτερόλεπτα.",
  },
} satisfies TranslationOf<typeof english>;
