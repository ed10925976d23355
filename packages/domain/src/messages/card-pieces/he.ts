import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  cardOf: "כרטיס הביקור של {name}",
  coverOf: "תמונת הנושא בכרטיס של {name}",
  card: "כרטיס",
  name: "שם",
  role: "תפקיד",
  company: "חברה",
  phone: "טלפון",
  companyName: "שם החברה",
  positionOrJob: "תפקיד/מקצוע",
  openAtLabel: "כתובת הכרטיס שלי",
  openCard: "פתיחת הכרטיס",
  addToContact: "הוספה לאנשי הקשר",
  scanToSave: "סרקו כדי לשמור את פרטי הקשר שלי",
  qrCodeOfCard: "קוד QR של הכרטיס הזה",
  businessCard: "כרטיס ביקור",
  metOn: "מקום המפגש: {name}, {day}",
} satisfies TranslationOf<typeof english>;
