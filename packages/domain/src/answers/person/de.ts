import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  nameRequired: "Bitte gib einen Namen ein.",
  emailInvalid: "Diese E-Mail-Adresse ist ungültig.",
  phoneInvalid: "Bitte prüfe diese Telefonnummer.",
  tooManyTags: "Ein Kontakt kann bis zu 20 Tags haben.",
  notFound: "Diesen Kontakt gibt es nicht.",
  changed: "Dieser Kontakt wurde anderswo geändert. Sieh dir die neuere Fassung an, bevor du speicherst.",
  notRestorable: "Dieser Kontakt lässt sich nicht mehr wiederherstellen.",
  notAFile: "In dieser Datei haben wir keine Kontakte gefunden. Bitte wähle eine VCF- oder CSV-Datei.",
  tooLarge: "Diese Datei ist größer als 16\u00a0MB. Bitte wähle eine kleinere.",
  columnsDoNotFit: "Bitte ordne die Spalten dieser Datei noch einmal zu.",
  nameColumnMissing: "Bitte wähle die Spalte mit Name, E-Mail oder Telefon.",
  tooLong: "Bitte schreib höchstens {max} Zeichen.",
  peopleFull: "Du kannst bis zu {max} Kontakte haben.",
  tooManyInFile: "Eine Datei kann bis zu {max} Kontakte enthalten. Bitte teile sie auf.",
} satisfies TranslationOf<typeof english>;
