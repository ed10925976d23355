import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  cancel: "Annulla",
  close: "Chiudi",
  save: "Salva",
  add: "Aggiungi",
  edit: "Modifica",
  delete: "Elimina",
  remove: "Rimuovi",
  undo: "Annulla",
  undoWithin: "Annulla<left>, {seconds}\u00a0s</left>",
  copy: "Copia",
  tryAgain: "Riprova",
  continue: "Continua",
  getStarted: "Inizia",
  logOut: "Esci",

  loading: "Caricamento…",
  saving: "Salvataggio…",
  sending: "Invio in corso…",
  checking: "Verifica…",
  waiting: "Attendi…",
  trying: "Nuovo tentativo…",

  earlierVersion: "Questa è una versione precedente.",
  nothingLost: "Non hai perso nulla.",

  paused: "In pausa",
  pausedSince: "In pausa dal giorno {day}",

  linkCopied: "Link copiato",
  linkNotCopied: "Non è stato possibile copiare il link: {link}",
  youAreOffline: "Sei offline. Riprova quando torna la connessione.",
  formNeedsScript: "Questo modulo richiede JavaScript. Attivalo nel browser.",
  pageNeedsScript: "Questa pagina richiede JavaScript. Attivalo nel browser.",

  terms: "Termini di servizio",
  privacy: "Informativa sulla privacy",

  menu: "Menu",
  openMenu: "Apri il menu",
  closeMenu: "Chiudi il menu",
  skipToContent: "Vai al contenuto",
  brandHome: "Pagina iniziale di {brand}",
  theme: "Tema",
  light: "Chiaro",
  dark: "Scuro",
  system: "Auto",
  messages: "Avvisi",

  optional: "(facoltativo)",
  chooseOne: "Scegli",
  showPassword: "Mostra password",
  digitOf: "Cifra {place} di {length}",
  move: "Sposta {name}",
  moveUp: "Sposta {name} in alto",
  moveDown: "Sposta {name} in basso",
  twoSentences: "{first} {second}",
} satisfies TranslationOf<typeof english>;
