import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  myCard: "Moje vizitka",
  scanToSave: "Naskenujte a uložte si kontakt",
  scanToSaveLines: "Naskenujte a uložte\nsi můj kontakt",
  alwaysUpToDate: "Moje vizitka, vždy aktuální",
  printedCard: "{name}, vizitka",
  codeOf: "QR kód: {name}",
  note: "Poznámka",
} satisfies TranslationOf<typeof english>;
