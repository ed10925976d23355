import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  cardOf: "Επαγγελματική κάρτα: {name}",
  coverOf: "Εξώφυλλο κάρτας: {name}",
  card: "Κάρτα",
  name: "Όνομα",
  role: "Θέση",
  company: "Εταιρεία",
  phone: "Τηλέφωνο",
  companyName: "Όνομα εταιρείας",
  positionOrJob: "Θέση/επάγγελμα",
  openAtLabel: "Η διεύθυνση της κάρτας μου",
  openCard: "Άνοιγμα κάρτας",
  addToContact: "Προσθήκη επαφής",
  scanToSave: "Σκάναρε για να αποθηκεύσεις την επαφή μου",
  qrCodeOfCard: "Κωδικός QR αυτής της κάρτας",
  businessCard: "Επαγγελματική κάρτα",
  metOn: "Γνωριμία: {name}, {day}",
} satisfies TranslationOf<typeof english>;
