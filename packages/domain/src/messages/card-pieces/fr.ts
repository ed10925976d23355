import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  cardOf: "Carte de visite\u00a0: {name}",
  coverOf: "Image de couverture de la carte\u00a0: {name}",
  card: "Carte",
  name: "Nom",
  role: "Fonction",
  company: "Entreprise",
  phone: "Téléphone",
  openAt: "Ouvrez ma carte sur",
  openCard: "Ouvrir la carte",
  addToContact: "Ajouter le contact",
  scanToSave: "Scannez pour ajouter mon contact",
  qrCodeOfCard: "QR code de cette carte",
  businessCard: "Carte de visite",
  metOn: "Notre rencontre\u00a0: {name}, {day}",
} satisfies TranslationOf<typeof english>;
