import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  printedAt: "Für",
  printShop: "Druckerei",
  printShopNote: "Eine Karte, Beschnitt und Schnittmarken",
  yourPrinter: "Dein Drucker",
  yourPrinterNote: "Zehn auf einem Bogen",
  sides: "Seiten",
  oneInEach: "Je eine Sprache",
  oneInEachNote: "{first}, dann {second}",
  oneLanguage: "Eine Sprache",
  oneLanguageNote: "Code und Titelbild hinten",

  size: "Größe",
  europe: "85 x 55\u00a0mm",
  europeNote: "Europa, fast ganz Asien",
  america: "3,5 x 2\u00a0Zoll",
  americaNote: "Nordamerika",
  paper: "Papier",
  a4: "A4",
  a4Note: "210 x 297\u00a0mm",
  letter: "Letter",
  letterNote: "8,5 x 11\u00a0Zoll",

  front: "Vorderseite",
  frontIn: "Vorderseite, <language>{language}</language>",
  back: "Rückseite",
  backIn: "Rückseite, <language>{language}</language>",
  frontPicture: "Vorderseite der gedruckten Karte",
  backPicture: "Rückseite der gedruckten Karte",
  sizeAndBleed: "{size}, 3\u00a0mm Beschnitt",
  withCode: "Mit deinem Code",
  withLink: "Mit deinem Link",
  showMarks: "Beschnitt und Marken zeigen",
  showMarksNote: "Aus: die zugeschnittene Karte",

  downloadPdf: "PDF herunterladen",
  pdf: "PDF.",
  pdfOf: "PDF, {size}.",
  file: "Schriftarten eingebettet, Code und Linien als Vektoren, Text in reinem Schwarz, 3\u00a0mm Beschnitt.",
  fileWithLink: "Schriftarten eingebettet, Linien als Vektoren, Text in reinem Schwarz, 3\u00a0mm Beschnitt.",
  fileInBoth:
    "Schriftarten für beide Sprachen eingebettet, Code und Linien als Vektoren, Text in reinem Schwarz, 3\u00a0mm Beschnitt.",
  fileInBothWithLink:
    "Schriftarten für beide Sprachen eingebettet, Linien als Vektoren, Text in reinem Schwarz, 3\u00a0mm Beschnitt.",
  fileOfSheet: "Zwei Seiten: Vorderseiten, dann Rückseiten.",
  goodPaper: "Die feinen Linien wirken am besten auf ungestrichenem Papier ab 350\u00a0g.",
  askForProof: "Bitte um einen Probedruck und scanne den Code.",

  side: "Seite",
  frontOfSheet: "Vorne",
  backOfSheet: "Hinten",
  twoByFive: "{paper}, 2 mal 5",
  sheetFront: "Bogen mit zehn Karten, Vorderseite",
  sheetBack: "Bogen mit zehn Karten, Rückseite",
  fullSize: "Drucke mit 100 %, nicht „an Seite anpassen“.",
  turnSheet: "Dreh den Bogen für die Rückseite über die lange Seite.",
  cutMarks: "Schneide an den Marken am Rand.",

  nameNotPrinted: "Dieser Name lässt sich noch nicht drucken",
  sideNotPrinted: "Die zweite Seite lässt sich noch nicht drucken",
  boxesForScripts:
    "Den Schriftarten dieser Installation fehlen Buchstaben für {scripts}, in der PDF-Datei wären leere Kästchen. Schreib den Namen auf der Karte in einer anderen Schrift oder bitte den Betreiber, eine Schriftart zu ergänzen.",
  boxes:
    "Den Schriftarten dieser Installation fehlen einige der Buchstaben, in der PDF-Datei wären leere Kästchen. Schreib den Namen auf der Karte in einer anderen Schrift oder bitte den Betreiber, eine Schriftart zu ergänzen.",
  oneLanguageForScripts:
    "Den Schriftarten dieser Installation fehlen Buchstaben für {scripts}, deshalb wird die Karte in einer Sprache gedruckt. Schreib den Namen auf der Karte in einer anderen Schrift oder bitte den Betreiber, eine Schriftart zu ergänzen.",
  oneLanguageOnly:
    "Den Schriftarten dieser Installation fehlen einige der Buchstaben, deshalb wird die Karte in einer Sprache gedruckt. Schreib den Namen auf der Karte in einer anderen Schrift oder bitte den Betreiber, eine Schriftart zu ergänzen.",
  browserFont: "Vorschau in der Schriftart deines Browsers",
  restWorks: "Das restliche Share-Kit funktioniert.",
} satisfies TranslationOf<typeof english>;
