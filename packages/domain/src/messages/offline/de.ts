import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  offline: "Du bist offline",
  tryAgain: "Noch einmal versuchen",
  scanCode: "Code scannen",
  nothingSaved:
    "Diese Seite braucht eine Verbindung. Karten, die du öffnest, werden auf diesem Gerät gespeichert.",
  cardNotSaved: "Diese Karte ist auf diesem Gerät nicht gespeichert. Diese hier schon:",
  theseAreSaved: "Diese Seite braucht eine Verbindung. Diese Karten sind auf diesem Gerät gespeichert:",
  yourCard: "Deine Karte",
  yourCards: "Deine Karten",
  savedCards: "Gespeicherte Karten",
  qrCodeOf: "QR-Code von {address}",
  offlineCopy: "Du bist offline und siehst einen gespeicherten Stand ({time}).",
  slowCopy: "Die Verbindung ist langsam. Du siehst einen gespeicherten Stand ({time}).",
  updated: "Diese Karte wurde aktualisiert.",
  showIt: "Anzeigen",
} satisfies TranslationOf<typeof english>;
