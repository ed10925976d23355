import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  printedAt: "Para",
  printShop: "Una imprenta",
  printShopNote: "Una tarjeta, con sangrado y marcas",
  yourPrinter: "Tu impresora",
  yourPrinterNote: "Diez por hoja",
  sides: "Caras",
  oneInEach: "Un idioma en cada una",
  oneInEachNote: "{first}, luego {second}",
  oneLanguage: "Un solo idioma",
  oneLanguageNote: "Código y portada en el reverso",

  size: "Tamaño",
  europe: "85 × 55\u00a0mm",
  europeNote: "Europa, casi toda Asia",
  america: "3,5 × 2\u00a0pulg.",
  americaNote: "Norteamérica",
  paper: "Papel",
  a4: "A4",
  a4Note: "210 × 297\u00a0mm",
  letter: "Carta",
  letterNote: "8,5 × 11\u00a0pulg.",

  front: "Anverso",
  frontIn: "Anverso, <language>{language}</language>",
  back: "Reverso",
  backIn: "Reverso, <language>{language}</language>",
  frontPicture: "Anverso de la tarjeta impresa",
  backPicture: "Reverso de la tarjeta impresa",
  sizeAndBleed: "{size}, sangrado de 3\u00a0mm",
  withCode: "Con tu código",
  withLink: "Con tu enlace",
  showMarks: "Mostrar sangrado y marcas",
  showMarksNote: "Si lo desactivas, se ve la tarjeta ya cortada",

  downloadPdf: "Descargar PDF",
  pdf: "PDF.",
  pdfOf: "PDF, {size}.",
  file: "Fuentes incluidas, código y líneas vectoriales, texto en negro puro, sangrado de 3\u00a0mm.",
  fileWithLink: "Fuentes incluidas, líneas vectoriales, texto en negro puro, sangrado de 3\u00a0mm.",
  fileInBoth:
    "Fuentes para los dos idiomas incluidas, código y líneas vectoriales, texto en negro puro, sangrado de 3\u00a0mm.",
  fileInBothWithLink:
    "Fuentes para los dos idiomas incluidas, líneas vectoriales, texto en negro puro, sangrado de 3\u00a0mm.",
  fileOfSheet: "Dos páginas: primero los anversos, luego los reversos.",
  goodPaper: "Las líneas finas quedan mejor en papel sin estucar de 350\u00a0g o más.",
  askForProof: "Pide una prueba y escanea el código.",

  side: "Cara",
  frontOfSheet: "Anverso",
  backOfSheet: "Reverso",
  twoByFive: "{paper}, 2 por 5",
  sheetFront: "Hoja con diez tarjetas, anverso",
  sheetBack: "Hoja con diez tarjetas, reverso",
  fullSize: "Imprime al 100 %, sin «ajustar a la página».",
  turnSheet: "Para el reverso, gira la hoja por el lado largo.",
  cutMarks: "Recorta por las marcas de los bordes.",

  nameNotPrinted: "Este nombre todavía no se puede imprimir",
  sideNotPrinted: "La segunda cara todavía no se puede imprimir",
  boxesForScripts:
    "Las fuentes de esta instalación no tienen letras de estos alfabetos: {scripts}. El PDF mostraría recuadros vacíos. Escribe el nombre de la tarjeta en otro alfabeto o pide al operador que añada una fuente.",
  boxes:
    "A las fuentes de esta instalación les faltan algunas de sus letras. El PDF mostraría recuadros vacíos. Escribe el nombre de la tarjeta en otro alfabeto o pide al operador que añada una fuente.",
  oneLanguageForScripts:
    "Las fuentes de esta instalación no tienen letras de estos alfabetos: {scripts}. Por eso la tarjeta se imprime en un solo idioma. Escribe el nombre de la tarjeta en otro alfabeto o pide al operador que añada una fuente.",
  oneLanguageOnly:
    "A las fuentes de esta instalación les faltan algunas de sus letras. Por eso la tarjeta se imprime en un solo idioma. Escribe el nombre de la tarjeta en otro alfabeto o pide al operador que añada una fuente.",
  browserFont: "Vista previa con la fuente de tu navegador",
  restWorks: "El resto del kit para compartir funciona.",
} satisfies TranslationOf<typeof english>;
