import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  captionTooLong: "Usa al massimo 30 caratteri.",
  walletNotConfigured: "Qui i pass non sono ancora configurati",
  premiumCode: "I codici QR sono inclusi in Premium.",
  pieceFailed: "Non è stato possibile crearlo. Riprova: tutto il resto funziona.",
  pageTooLarge: "La pagina supererebbe i 400\u00a0KB. Usa una foto più piccola.",
  unprintable: "Per ora questo nome non si può stampare: qui nessun font ha caratteri {scripts}.",
  unprintableSome: "Per ora questo nome non si può stampare: qui nessun font ha alcune delle sue lettere.",
  undrawable: "Per ora non è possibile disegnare tutto il biglietto: qui nessun font ha caratteri {scripts}.",
  undrawableSome:
    "Per ora non è possibile disegnare tutto il biglietto: qui nessun font ha alcune delle sue lettere.",
  nextInLine: "Tocca a te",
  placeInLine: "Posto in coda: {place}",
} satisfies TranslationOf<typeof english>;
