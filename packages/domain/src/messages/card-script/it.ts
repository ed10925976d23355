import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  messages: "Avvisi",
  close: "Chiudi",
  saveToFavourites: "Aggiungi ai preferiti",
  savedToFavourites: "Nei tuoi preferiti",
  favouriteAdded: "Il biglietto di {name} ora è tra i tuoi preferiti.",
  favouriteRemoved: "Il biglietto di {name} non è più tra i tuoi preferiti.",
  addFailed: "Non è stato possibile aggiungere il biglietto ai preferiti.",
  removeFailed: "Non è stato possibile togliere il biglietto dai preferiti.",
  favouritesFull: "Puoi salvare fino a 500 preferiti. Togline uno per fare spazio.",
  editCard: "Modifica questo biglietto",
  goToDashboard: "Vai alla tua dashboard",
  contactDownloaded: "Contatto scaricato! Apri il file per salvarlo nella rubrica.",
  contactFailed: "Non è stato possibile scaricare il contatto. Riprova.",
  letThemKnow: "Fai sapere a {name} chi sei",
  copied: "Copiato",
  copyValueFailed: "Copia non riuscita. Seleziona il testo e copialo.",
  linkCopied: "Link copiato",
  linkCopiedFor: "Link copiato. Incollalo su {place}.",
  copyFailed: "Copia non riuscita. Seleziona il link e copialo.",
  shareFailed: "Condivisione non riuscita. Prova un altro modo qui sotto.",
  qrDownloadFailed: "Non è stato possibile scaricare il codice QR.",
} satisfies TranslationOf<typeof english>;
