import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  offline: "Jesteś offline",
  tryAgain: "Spróbuj ponownie",
  scanCode: "Zeskanuj kod",
  nothingSaved: "Ta strona wymaga połączenia. Otwierane wizytówki zapisują się na tym urządzeniu na później.",
  cardNotSaved: "Ta wizytówka nie jest zapisana na tym urządzeniu. Zapisane są te:",
  theseAreSaved: "Ta strona wymaga połączenia. Na tym urządzeniu są zapisane te wizytówki:",
  yourCard: "Twoja wizytówka",
  yourCards: "Twoje wizytówki",
  savedCards: "Zapisane wizytówki",
  qrCodeOf: "Kod QR: {address}",
  offlineCopy: "Jesteś offline. Zapisana kopia z {time}.",
  slowCopy: "Połączenie jest wolne. Zapisana kopia z {time}.",
  updated: "Ta wizytówka została zaktualizowana.",
  showIt: "Pokaż",
} satisfies TranslationOf<typeof english>;
