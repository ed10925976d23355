import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  subject: "Η αναφορά σου για την κάρτα {card}",
  takenDownTitle: "Η κάρτα αφαιρέθηκε",
  leftUpTitle: "Η κάρτα παραμένει online",
  preview: "Εξετάσαμε την αναφορά σου.",
  takenDown: "Ελέγξαμε την κάρτα που ανέφερες και την αφαιρέσαμε. Ευχαριστούμε.",
  leftUp: "Ελέγξαμε την κάρτα που ανέφερες και παραμένει online. Ευχαριστούμε που μας ενημέρωσες.",
  once: "Λαμβάνεις μόνο αυτό το email, επειδή ζήτησες απάντηση. Δεν κρατάμε τη διεύθυνσή σου.",
  questions: "Έχεις ερωτήσεις; Γράψε στο {support}",
} satisfies TranslationOf<typeof english>;
