import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  offline: "Jste offline",
  tryAgain: "Zkusit znovu",
  scanCode: "Naskenovat kód",
  nothingSaved:
    "Tato stránka potřebuje připojení. Vizitky, které otevřete, se v tomto zařízení uloží na později.",
  cardNotSaved: "Tato vizitka není v tomto zařízení uložená. Tyto ano:",
  theseAreSaved: "Tato stránka potřebuje připojení. V tomto zařízení jsou uložené tyto vizitky:",
  yourCard: "Vaše vizitka",
  yourCards: "Vaše vizitky",
  savedCards: "Uložené vizitky",
  qrCodeOf: "QR kód: {address}",
  offlineCopy: "Vidíte uloženou kopii ({time}), protože jste offline.",
  slowCopy: "Vidíte uloženou kopii ({time}), protože je připojení pomalé.",
  updated: "Tato vizitka byla aktualizována.",
  showIt: "Zobrazit",
} satisfies TranslationOf<typeof english>;
