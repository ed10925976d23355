import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  side: "Lato",
  layout: "Layout",
  line: "Linea",
  withPhoto: "Con foto",
  photoAndCode: "Foto e codice",
  channels: "Canali",
  chosenOf: "{count} di {max} scelti",
  chosenAll: "{count} di {max} scelti, il massimo",

  asShown: "Come appare in un programma di posta",
  preview: "Anteprima",
  light: "Chiaro",
  dark: "Scuro",

  copy: "Copia",
  copied: "Copiata",
  copyHtml: "Copia HTML",
  downloadHtml: "Scarica .html",
  signatureCopied: "Firma copiata. Incollala nel tuo programma di posta.",
  signatureNotCopied: "Non è stato possibile copiare la firma. Scaricala come file.",
  htmlCopied: "HTML copiato.",
  htmlNotCopied: "Non è stato possibile copiare l’HTML. Scaricalo come file.",
  weight: "{size} su {max}. Senza script né tracciamento. Si legge anche senza immagini e in modalità scura.",
  fileTitle: "Firma",

  emailApps: "Programmi di posta",
  pressCopy: "Premi “Copia”.",
  gmailSettings: "In Gmail apri “Impostazioni”, “Visualizza tutte le impostazioni” e scorri fino a “Firma”.",
  gmailPaste: "Crea una firma, incollala nel campo e premi “Salva modifiche” in fondo.",
  outlookSettings:
    "In Outlook apri “Impostazioni”, “Account”, “Firme”; nelle versioni meno recenti “File”, “Opzioni”, “Posta”, “Firme”.",
  outlookPaste: "Crea una firma, incollala nel campo, sceglila per i nuovi messaggi e premi “Salva”.",
  appleMailSettings: "In Mail apri “Impostazioni”, “Firme”, scegli l’account e premi “+”.",
  appleMailPaste: "Disattiva l’uso del font di default e incolla la firma al posto del testo nel campo.",
  pressCopyHtml: "Premi “Copia HTML”.",
  thunderbirdSettings: "In Thunderbird apri “Impostazioni account” e scegli l’account.",
  thunderbirdPaste: "Seleziona “Usa HTML” sopra il campo della firma e incolla lì il codice.",
} satisfies TranslationOf<typeof english>;
