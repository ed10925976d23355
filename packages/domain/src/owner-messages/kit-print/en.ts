export default {
  // A group of choices: where the card is printed. One card on a page, or ten on a sheet.
  printedAt: "For",
  printShop: "A print shop",
  printShopNote: "One card, bleed and crop marks",
  yourPrinter: "Your printer",
  yourPrinterNote: "Ten on a sheet",
  // A group of choices for a card in two languages: one side in each, or the first language and the cover behind.
  sides: "Sides",
  oneInEach: "One in each",
  // {first} and {second}: names of languages in themselves, such as 日本語.
  oneInEachNote: "{first}, then {second}",
  oneLanguage: "One language",
  oneLanguageNote: "Code and cover on the back",

  // A group of choices: of the card.
  size: "Size",
  europe: "85 x 55 mm",
  europeNote: "Europe, most of Asia",
  // Inches.
  america: "3.5 x 2 in",
  americaNote: "North America",
  // A group of choices: of the paper in one's own printer.
  paper: "Paper",
  a4: "A4",
  a4Note: "210 x 297 mm",
  // The American size of paper.
  letter: "Letter",
  letterNote: "8.5 x 11 in",

  // Below the pictures of the two sides. {language}: its name in itself.
  front: "Front",
  frontIn: "Front, <language>{language}</language>",
  back: "Back",
  backIn: "Back, <language>{language}</language>",
  // What the pictures show, for screen readers.
  frontPicture: "Front of the printed card",
  backPicture: "Back of the printed card",
  // {size}: such as 85 x 55 mm.
  sizeAndBleed: "{size}, 3 mm bleed",
  withCode: "With your code",
  withLink: "With your link",
  // A switch: bleed and crop marks.
  showMarks: "Show bleed and marks",
  showMarksNote: "Off shows the trimmed card",

  downloadPdf: "Download PDF",
  // Before what the file is like, which is the next sentence. {size}: such as 96 KB.
  pdf: "PDF.",
  pdfOf: "PDF, {size}.",
  // "Fonts for both languages": where each side is in another one.
  file: "Fonts inside, code and lines as vectors, text in pure black, 3 mm bleed.",
  fileWithLink: "Fonts inside, lines as vectors, text in pure black, 3 mm bleed.",
  fileInBoth: "Fonts for both languages inside, code and lines as vectors, text in pure black, 3 mm bleed.",
  fileInBothWithLink: "Fonts for both languages inside, lines as vectors, text in pure black, 3 mm bleed.",
  fileOfSheet: "Two pages: fronts, then backs.",
  // Advice; the second sentence follows where there is a code. A proof: a first print to be checked.
  goodPaper: "The fine lines look best on uncoated paper of 350 g or more.",
  askForProof: "Ask for a proof to scan the code.",

  // A group of two buttons: the side of the sheet that is shown.
  side: "Side",
  frontOfSheet: "Front",
  backOfSheet: "Back",
  // {paper}: A4 or Letter. Two columns of five cards.
  twoByFive: "{paper}, 2 by 5",
  sheetFront: "Sheet with ten cards, front",
  sheetBack: "Sheet with ten cards, back",
  // Steps.
  fullSize: "Print at 100 %, not “fit to page”.",
  turnSheet: "Turn the sheet on its long side for the back.",
  cutMarks: "Cut along the marks at the edges.",

  // Titles, where no font has the letters.
  nameNotPrinted: "This name cannot be printed yet",
  sideNotPrinted: "The second side cannot be printed yet",
  // {scripts}: a list such as "Burmese and Thai". The installation: the server on which the product runs.
  boxesForScripts:
    "The fonts of this installation have no {scripts} letters, so the PDF would show empty boxes. Write the name in another script on the card, or ask the operator to add a font.",
  boxes:
    "The fonts of this installation have not all of its letters, so the PDF would show empty boxes. Write the name in another script on the card, or ask the operator to add a font.",
  oneLanguageForScripts:
    "The fonts of this installation have no {scripts} letters, so the card is printed in one language. Write the name in another script on the card, or ask the operator to add a font.",
  oneLanguageOnly:
    "The fonts of this installation have not all of its letters, so the card is printed in one language. Write the name in another script on the card, or ask the operator to add a font.",
  browserFont: "Preview in your browser’s own font",
  restWorks: "The rest of the share kit works.",
} as const;
