import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  messages: "Meddelanden",
  close: "Stäng",
  saveToFavourites: "Spara som favorit",
  savedToFavourites: "Sparat som favorit",
  favouriteAdded: "{name} finns nu bland dina favoriter.",
  favouriteRemoved: "{name} finns inte längre bland dina favoriter.",
  addFailed: "Kortet kunde inte sparas som favorit.",
  removeFailed: "Kortet kunde inte tas bort från dina favoriter.",
  favouritesFull: "Du kan ha upp till 500 favoriter. Ta bort en för att få plats med en ny.",
  editCard: "Redigera kortet",
  goToDashboard: "Till din översikt",
  contactDownloaded: "Kontakten är nedladdad! Öppna filen för att spara den bland dina kontakter.",
  contactFailed: "Kontakten kunde inte laddas ner. Försök igen.",
  letThemKnow: "Berätta för {name} vem du är",
  copied: "Kopierat",
  copyValueFailed: "Det gick inte att kopiera. Markera texten i stället.",
  linkCopied: "Länken är kopierad",
  linkCopiedFor: "Länken är kopierad. Klistra in den i {place}.",
  copyFailed: "Det gick inte att kopiera. Markera länken i stället.",
  shareFailed: "Det gick inte att dela. Prova ett annat sätt nedan.",
  qrDownloadFailed: "QR-koden kunde inte laddas ner.",
} satisfies TranslationOf<typeof english>;
