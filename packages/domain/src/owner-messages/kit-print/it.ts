import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  printedAt: "Per",
  printShop: "Tipografia",
  printShopNote: "Un biglietto, abbondanza e segni di taglio",
  yourPrinter: "La tua stampante",
  yourPrinterNote: "Dieci per foglio",
  sides: "Lati",
  oneInEach: "Una lingua per lato",
  oneInEachNote: "{first}, poi {second}",
  oneLanguage: "Una lingua",
  oneLanguageNote: "Codice e copertina sul retro",

  size: "Formato",
  europe: "85 x 55\u00a0mm",
  europeNote: "Europa, quasi tutta l’Asia",
  america: "3,5 x 2 pollici",
  americaNote: "Nord America",
  paper: "Carta",
  a4: "A4",
  a4Note: "210 x 297\u00a0mm",
  letter: "Letter",
  letterNote: "8,5 x 11 pollici",

  front: "Fronte",
  frontIn: "Fronte, <language>{language}</language>",
  back: "Retro",
  backIn: "Retro, <language>{language}</language>",
  frontPicture: "Fronte del biglietto stampato",
  backPicture: "Retro del biglietto stampato",
  sizeAndBleed: "{size}, abbondanza 3\u00a0mm",
  withCode: "Con il tuo codice",
  withLink: "Con il tuo link",
  showMarks: "Mostra abbondanza e segni",
  showMarksNote: "Se disattivi, vedi il biglietto rifilato",

  downloadPdf: "Scarica PDF",
  pdf: "PDF.",
  pdfOf: "PDF, {size}.",
  file: "Font inclusi, codice e linee vettoriali, testo in nero puro, abbondanza 3\u00a0mm.",
  fileWithLink: "Font inclusi, linee vettoriali, testo in nero puro, abbondanza 3\u00a0mm.",
  fileInBoth:
    "Font inclusi per entrambe le lingue, codice e linee vettoriali, testo in nero puro, abbondanza 3\u00a0mm.",
  fileInBothWithLink:
    "Font inclusi per entrambe le lingue, linee vettoriali, testo in nero puro, abbondanza 3\u00a0mm.",
  fileOfSheet: "Due pagine: prima i fronti, poi i retri.",
  goodPaper: "Le linee sottili rendono al meglio su carta non patinata da almeno 350\u00a0g.",
  askForProof: "Chiedi una prova di stampa e inquadra il codice.",

  side: "Lato",
  frontOfSheet: "Fronte",
  backOfSheet: "Retro",
  twoByFive: "{paper}, 2 per 5",
  sheetFront: "Foglio con dieci biglietti, fronte",
  sheetBack: "Foglio con dieci biglietti, retro",
  fullSize: "Stampa al 100\u00a0%, non “adatta alla pagina”.",
  turnSheet: "Per il retro, gira il foglio sul lato lungo.",
  cutMarks: "Taglia lungo i segni ai bordi.",

  nameNotPrinted: "Per ora questo nome non si può stampare",
  sideNotPrinted: "Per ora il secondo lato non si può stampare",
  boxesForScripts:
    "I font di questa installazione non hanno caratteri {scripts}: nel PDF apparirebbero riquadri vuoti. Scrivi il nome sul biglietto in un altro alfabeto, oppure chiedi al gestore di aggiungere un font.",
  boxes:
    "I font di questa installazione non hanno tutte le sue lettere: nel PDF apparirebbero riquadri vuoti. Scrivi il nome sul biglietto in un altro alfabeto, oppure chiedi al gestore di aggiungere un font.",
  oneLanguageForScripts:
    "I font di questa installazione non hanno caratteri {scripts}, quindi il biglietto si stampa in una sola lingua. Scrivi il nome sul biglietto in un altro alfabeto, oppure chiedi al gestore di aggiungere un font.",
  oneLanguageOnly:
    "I font di questa installazione non hanno tutte le sue lettere, quindi il biglietto si stampa in una sola lingua. Scrivi il nome sul biglietto in un altro alfabeto, oppure chiedi al gestore di aggiungere un font.",
  browserFont: "Anteprima con il font del tuo browser",
  restWorks: "Il resto del kit di condivisione funziona.",
} satisfies TranslationOf<typeof english>;
