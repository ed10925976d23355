import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  shareYourCard: "Partager votre carte",
  linkToCard: "Lien vers la carte",
  shareWith: "Partager via",
  pasteInto: "Lien copié. Collez-le dans {app}.",

  qrCodeOf: "QR code\u202f: {name}",
  qrCodeFor: "QR code pour {address}",
  codeNotLoaded: "Impossible de charger le code. Le lien ci-dessous ouvre la même carte.",
  linkWorksToo: "Impossible de charger le code. Le lien ci-dessous fonctionne aussi.",
  download: "Télécharger",
  downloadCode: "Télécharger le QR code\u202f: {name}",
  qr: "QR",
} satisfies TranslationOf<typeof english>;
