import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  cardOf: "Carte de visite\u202f: {name}",
  coverOf: "Image de couverture de la carte\u202f: {name}",
  card: "Carte",
  name: "Nom",
  role: "Fonction",
  company: "Entreprise",
  phone: "Téléphone",
  companyName: "Nom de l’entreprise",
  positionOrJob: "Fonction/métier",
  openAtLabel: "Adresse de ma carte",
  openCard: "Ouvrir la carte",
  addToContact: "Ajouter le contact",
  scanToSave: "Scannez pour ajouter mon contact",
  qrCodeOfCard: "QR code de cette carte",
  businessCard: "Carte de visite",
  metOn: "Notre rencontre\u202f: {name}, {day}",
} satisfies TranslationOf<typeof english>;
