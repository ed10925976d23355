import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  printedAt: "Pour",
  printShop: "Un imprimeur",
  printShopNote: "Une carte, fond perdu et repères",
  yourPrinter: "Votre imprimante",
  yourPrinterNote: "Dix par feuille",
  sides: "Faces",
  oneInEach: "Deux langues",
  oneInEachNote: "{first}, puis {second}",
  oneLanguage: "Une langue",
  oneLanguageNote: "Code et couverture au verso",

  size: "Format",
  europe: "85 x 55\u00a0mm",
  europeNote: "Europe, presque toute l’Asie",
  america: "3,5 x 2\u00a0po",
  americaNote: "Amérique du Nord",
  paper: "Papier",
  a4: "A4",
  a4Note: "210 x 297\u00a0mm",
  letter: "Letter",
  letterNote: "8,5 x 11\u00a0po",

  front: "Recto",
  frontIn: "Recto, <language>{language}</language>",
  back: "Verso",
  backIn: "Verso, <language>{language}</language>",
  frontPicture: "Recto de la carte imprimée",
  backPicture: "Verso de la carte imprimée",
  sizeAndBleed: "{size}, fond perdu de 3\u00a0mm",
  withCode: "Avec votre code",
  withLink: "Avec votre lien",
  showMarks: "Fond perdu et repères",
  showMarksNote: "Sans eux, on voit la carte coupée",

  downloadPdf: "Télécharger le PDF",
  pdf: "PDF.",
  pdfOf: "PDF, {size}.",
  file: "Polices intégrées, code et motifs vectoriels, texte en noir pur, fond perdu de 3\u00a0mm.",
  fileWithLink: "Polices intégrées, motifs vectoriels, texte en noir pur, fond perdu de 3\u00a0mm.",
  fileInBoth:
    "Polices intégrées pour les deux langues, code et motifs vectoriels, texte en noir pur, fond perdu de 3\u00a0mm.",
  fileInBothWithLink:
    "Polices intégrées pour les deux langues, motifs vectoriels, texte en noir pur, fond perdu de 3\u00a0mm.",
  fileOfSheet: "Deux pages\u202f: les rectos, puis les versos.",
  goodPaper: "Les lignes fines rendent le mieux sur un papier non couché de 350\u00a0g ou plus.",
  askForProof: "Demandez une épreuve pour scanner le code.",

  side: "Face",
  frontOfSheet: "Recto",
  backOfSheet: "Verso",
  twoByFive: "{paper}, 2 par 5",
  sheetFront: "Feuille de dix cartes, recto",
  sheetBack: "Feuille de dix cartes, verso",
  fullSize: "Imprimez à 100\u202f%, sans «\u202fajuster à la page\u202f».",
  turnSheet: "Pour le verso, retournez la feuille sur son grand côté.",
  cutMarks: "Découpez le long des repères, sur les bords.",

  nameNotPrinted: "Ce nom ne peut pas encore être imprimé",
  sideNotPrinted: "La deuxième face ne peut pas encore être imprimée",
  boxesForScripts:
    "Les polices de cette installation n’ont pas ces caractères\u202f: {scripts}. Le PDF afficherait des cases vides. Écrivez le nom dans une autre écriture sur la carte, ou demandez à l’exploitant d’ajouter une police.",
  boxes:
    "Les polices de cette installation n’ont pas tous ses caractères. Le PDF afficherait des cases vides. Écrivez le nom dans une autre écriture sur la carte, ou demandez à l’exploitant d’ajouter une police.",
  oneLanguageForScripts:
    "Les polices de cette installation n’ont pas ces caractères\u202f: {scripts}. La carte est donc imprimée dans une seule langue. Écrivez le nom dans une autre écriture sur la carte, ou demandez à l’exploitant d’ajouter une police.",
  oneLanguageOnly:
    "Les polices de cette installation n’ont pas tous ses caractères. La carte est donc imprimée dans une seule langue. Écrivez le nom dans une autre écriture sur la carte, ou demandez à l’exploitant d’ajouter une police.",
  browserFont: "Aperçu dans la police de votre navigateur",
  restWorks: "Le reste du kit de partage fonctionne.",
} satisfies TranslationOf<typeof english>;
