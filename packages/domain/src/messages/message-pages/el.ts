import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  skipToContent: "Μετάβαση στο περιεχόμενο",
  brandHome: "{brand}: αρχική σελίδα",
  home: "Αρχική",
  pageNotFound: "Η σελίδα δεν βρέθηκε",
  wentWrong: "Κάτι πήγε στραβά",
  notFoundTitle: "Ωχ! Κάτι πήγε στραβά.",
  notFoundText: "Δεν βρήκαμε τη σελίδα που έψαχνες. Δοκίμασε από την αρχική.",
  restingTitle: "Αυτή η κάρτα ξεκουράζεται",
  restingText: "Προς το παρόν είναι σε παύση. Ο σύνδεσμος είναι σωστός, δοκίμασε ξανά μια άλλη μέρα.",
  goneTitle: "Αυτή η κάρτα δεν υπάρχει πια",
  goneText: "Τη διέγραψε ο κάτοχός της.",
  leftText: "Ανήκε σε κάποιον που έφυγε από την ομάδα του.",
  teamGoneTitle: "Αυτή η ομάδα δεν υπάρχει πια",
  teamGoneText: "Τη διέγραψαν οι κάτοχοί της.",
  takenDownTitle: "Αυτή η κάρτα αφαιρέθηκε",
  takenDownText:
    "Ο διαχειριστής αυτού του ιστότοπου την αφαίρεσε μετά από αναφορά. Αν την έλαβες με email ή SMS, μην κάνεις αυτό που σου ζητούσε το μήνυμα.",
  legalTitle: "Μη διαθέσιμο για νομικούς λόγους",
  legalText: "Αυτή η κάρτα δεν μπορεί να εμφανιστεί εδώ.",
  isItYours:
    "Είναι δική σου αυτή η κάρτα; Στο email μας εξηγούμε τον λόγο και μπορείς να απαντήσεις σε αυτό.",
  filesToo: "Ούτε τα αρχεία της κάρτας είναι διαθέσιμα.",
  language: "Γλώσσα: {name}",
} satisfies TranslationOf<typeof english>;
