import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  messages: "Ειδοποιήσεις",
  close: "Κλείσιμο",
  saveToFavourites: "Προσθήκη στα αγαπημένα",
  savedToFavourites: "Στα αγαπημένα σου",
  favouriteAdded: "Η κάρτα «{name}» προστέθηκε στα αγαπημένα σου.",
  favouriteRemoved: "Η κάρτα «{name}» αφαιρέθηκε από τα αγαπημένα σου.",
  addFailed: "Δεν μπορέσαμε να προσθέσουμε την κάρτα στα αγαπημένα σου.",
  removeFailed: "Δεν μπορέσαμε να αφαιρέσουμε την κάρτα από τα αγαπημένα σου.",
  favouritesFull: "Μπορείς να έχεις έως 500 αγαπημένα. Αφαίρεσε ένα για να κάνεις χώρο.",
  editCard: "Επεξεργασία αυτής της κάρτας",
  goToDashboard: "Στον πίνακα ελέγχου σου",
  contactDownloaded: "Η επαφή κατέβηκε! Άνοιξε το αρχείο για να την αποθηκεύσεις στις επαφές σου.",
  contactFailed: "Δεν μπορέσαμε να κατεβάσουμε την επαφή. Δοκίμασε ξανά.",
  letThemKnow: "Συστήσου σε: {name}",
  copied: "Αντιγράφηκε",
  copyValueFailed: "Η αντιγραφή απέτυχε. Επίλεξε εσύ το κείμενο.",
  linkCopied: "Ο σύνδεσμος αντιγράφηκε",
  linkCopiedFor: "Ο σύνδεσμος αντιγράφηκε. Επικόλλησέ τον στο {place}.",
  copyFailed: "Η αντιγραφή απέτυχε. Επίλεξε εσύ τον σύνδεσμο.",
  shareFailed: "Η κοινοποίηση απέτυχε. Δοκίμασε κάποιον άλλον τρόπο παρακάτω.",
  qrDownloadFailed: "Δεν μπορέσαμε να κατεβάσουμε τον κωδικό QR.",
} satisfies TranslationOf<typeof english>;
