import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  shareYourCard: "Karte teilen",
  linkToCard: "Link zur Karte",
  shareWith: "Teilen über",
  pasteInto: "Link kopiert. Füg ihn in {app} ein.",

  qrCodeOf: "QR-Code von {name}",
  qrCodeFor: "QR-Code für {address}",
  codeNotLoaded: "Der Code konnte nicht geladen werden. Der Link unten öffnet dieselbe Karte.",
  linkWorksToo: "Der Code konnte nicht geladen werden. Der Link unten funktioniert auch.",
  download: "Herunterladen",
  downloadCode: "QR-Code von {name} herunterladen",
  qr: "QR",
} satisfies TranslationOf<typeof english>;
