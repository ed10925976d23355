import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  offline: "Vous êtes hors ligne",
  tryAgain: "Réessayer",
  scanCode: "Scanner un code",
  nothingSaved:
    "Cette page a besoin d’une connexion. Les cartes que vous ouvrez sont enregistrées sur cet appareil.",
  cardNotSaved: "Cette carte n’est pas enregistrée sur cet appareil. Celles-ci le sont\u202f:",
  theseAreSaved: "Cette page a besoin d’une connexion. Ces cartes sont enregistrées sur cet appareil\u202f:",
  yourCard: "Votre carte",
  yourCards: "Vos cartes",
  savedCards: "Cartes enregistrées",
  qrCodeOf: "QR code de l’adresse {address}",
  offlineCopy: "Vous êtes hors ligne. Voici une copie enregistrée ({time}).",
  slowCopy: "La connexion est lente. Voici une copie enregistrée ({time}).",
  updated: "Cette carte a été mise à jour.",
  showIt: "Afficher",
} satisfies TranslationOf<typeof english>;
