import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  offline: "Je bent offline",
  tryAgain: "Opnieuw proberen",
  scanCode: "Code scannen",
  nothingSaved:
    "Deze pagina heeft verbinding nodig. Kaartjes die je opent, worden op dit apparaat bewaard voor later.",
  cardNotSaved: "Dit kaartje is niet op dit apparaat opgeslagen. Deze wel:",
  theseAreSaved: "Deze pagina heeft verbinding nodig. Deze kaartjes zijn op dit apparaat opgeslagen:",
  yourCard: "Jouw kaartje",
  yourCards: "Jouw kaartjes",
  savedCards: "Opgeslagen kaartjes",
  qrCodeOf: "QR-code van {address}",
  offlineCopy: "Je ziet de opgeslagen versie van {time}, want je bent offline.",
  slowCopy: "Je ziet de opgeslagen versie van {time}, want de verbinding is traag.",
  updated: "Dit kaartje is bijgewerkt.",
  showIt: "Bekijken",
} satisfies TranslationOf<typeof english>;
