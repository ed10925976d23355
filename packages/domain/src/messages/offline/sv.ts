import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  offline: "Du är offline",
  tryAgain: "Försök igen",
  scanCode: "Skanna en kod",
  nothingSaved: "Sidan kräver uppkoppling. Kort som du öppnar sparas på den här enheten till senare.",
  cardNotSaved: "Det här kortet är inte sparat på enheten. De här är det:",
  theseAreSaved: "Sidan kräver uppkoppling. De här korten är sparade på enheten:",
  yourCard: "Ditt kort",
  yourCards: "Dina kort",
  savedCards: "Sparade kort",
  qrCodeOf: "QR-kod till {address}",
  offlineCopy: "Du ser en sparad kopia från {time}, eftersom du är offline.",
  slowCopy: "Du ser en sparad kopia från {time}, eftersom uppkopplingen är långsam.",
  updated: "Kortet har uppdaterats.",
  showIt: "Visa",
} satisfies TranslationOf<typeof english>;
