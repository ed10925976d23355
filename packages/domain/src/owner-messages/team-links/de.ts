import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: "Links für alle Karten",
  lead: {
    one: "Eine weitere Adresse auf der Karte deines Teams, etwa {path}",
    other: "Eine weitere Adresse auf jeder der {count} Karten, etwa {path}",
  },
  whatFor:
    "Erstelle einen für eine Messe oder eine Veranstaltung. Jede Person gibt ihre eigene Adresse weiter, und du siehst, wie viele darüber kamen, insgesamt und nach Person.",
  name: "Name",
  onCards: { one: "{path} auf {count} Karte", other: "{path} auf {count} Karten" },
  theyLeadToCards: "Sie führen zu den einfachen Karten",
  lastDayHint: "Nach diesem Tag führen die Adressen zu den einfachen Karten. Leer lassen für kein Ende.",
  made: { one: "{path} funktioniert auf {count} Karte.", other: "{path} funktioniert auf {count} Karten." },

  copyAll: "Alle kopieren",
  copyAllOf: "Alle Adressen von {name} kopieren",
  copied: { one: "{count} Adresse kopiert.", other: "{count} Adressen kopiert." },
  notCopied: "Die Adressen konnten nicht kopiert werden. Bitte versuch es noch einmal.",
  byPerson: "Nach Person",
  byPersonOf: "{name}, nach Person",

  notLoaded: "Dieser Link konnte nicht geladen werden.",
  person: "Person und Adresse",
  nobody: "Noch hat niemand im Team eine Karte.",
  showMore: { one: "{count} weitere anzeigen", other: "{count} weitere anzeigen" },
} satisfies TranslationOf<typeof english>;
