import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  messages: "Berichten",
  close: "Sluiten",
  saveToFavourites: "Toevoegen aan favorieten",
  savedToFavourites: "In je favorieten",
  favouriteAdded: "Het kaartje van {name} staat nu in je favorieten.",
  favouriteRemoved: "Het kaartje van {name} staat niet meer in je favorieten.",
  addFailed: "Het kaartje kon niet aan je favorieten worden toegevoegd.",
  removeFailed: "Het kaartje kon niet uit je favorieten worden verwijderd.",
  favouritesFull: "Je kunt maximaal 500 favorieten bewaren. Verwijder er één om ruimte te maken.",
  editCard: "Dit kaartje bewerken",
  goToDashboard: "Naar je overzicht",
  contactDownloaded: "Contact gedownload! Open het bestand om het op te slaan in je contacten.",
  contactFailed: "Het contact kon niet worden gedownload. Probeer het nog eens.",
  letThemKnow: "Laat {name} weten wie je bent",
  copied: "Gekopieerd",
  copyValueFailed: "Kopiëren is niet gelukt. Selecteer de tekst zelf.",
  linkCopied: "Link gekopieerd",
  linkCopiedFor: "Link gekopieerd. Plak hem in {place}.",
  copyFailed: "Kopiëren is niet gelukt. Selecteer de link zelf.",
  shareFailed: "Delen is niet gelukt. Probeer het hieronder op een andere manier.",
  qrDownloadFailed: "De QR-code kon niet worden gedownload.",
} satisfies TranslationOf<typeof english>;
