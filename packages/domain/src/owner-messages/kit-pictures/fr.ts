import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  newMessage: "Nouveau message",
  to: "À",
  subject: "Objet",
  subjectExample: "Jeudi, 14\u00a0h à l’atelier",
  dear: "Bonjour Amara,",
  thanks: "Merci pour les dessins. Jeudi nous convient très bien, j’apporterai les échantillons.",
  suitsUs: "Jeudi nous convient très bien, j’apporterai les échantillons.",
  kindRegards: "Bien cordialement",

  card: "Carte",
  name: "Nom",
  role: "Fonction",
  company: "Entreprise",
  phone: "Téléphone",
  scanToSave: "Scannez, ajoutez mon contact",

  lockScreenDay: "Jeudi 12 novembre",
} satisfies TranslationOf<typeof english>;
