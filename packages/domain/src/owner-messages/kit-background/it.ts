import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  usedFor: "Per",
  calls: "Videochiamate",
  callsNote: "Zoom, Meet, Teams",
  lockScreen: "Schermata di blocco",
  lockScreenNote: "iPhone e Android",
  size: "Dimensioni",
  pixels: "{width} x {height}",
  fitsEveryApp: "Adatto a ogni app",
  largeScreens: "Schermi grandi",
  iphone: "iPhone",
  android: "Android",
  mirrored: "Speculare",
  mirroredNote: "Per le app che invertono la tua immagine",
  mirroredFile: "Il file speculare. L’app lo raddrizza",
  asOthersSee: "Come ti vedono gli altri",
  downloadPng: "Scarica PNG",
  askSomeone:
    "Chiedi a qualcuno in chiamata se riesce a leggere il tuo nome. Se è al contrario, attiva “Speculare” e scarica di nuovo l’immagine.",

  callPicture: "Sfondo per videochiamate con il tuo nome nell’angolo in alto a sinistra",
  callPictureMirrored: "Sfondo per videochiamate, speculare, con il tuo nome nell’angolo in alto a destra",
  lockPicture: "Schermata di blocco con il tuo biglietto al centro",

  downloadPicture: "Scarica l’immagine.",
  addPicture: "Aggiungila nelle impostazioni degli sfondi della tua app di videochiamate.",
  sitByCode: "Mettiti al centro: l’anello inciso ti incornicia e l’angolo con il codice resta libero.",
  sitByLink: "Mettiti al centro: l’anello inciso ti incornicia e l’angolo con il tuo link resta libero.",
  savePicture: "Salva l’immagine tra le tue foto.",
  choosePicture: "Sceglila come sfondo della schermata di blocco, senza zoom.",
  showPicture: "A un incontro, accendi lo schermo e mostrala. Non serve sbloccare il telefono.",

  notDrawnInFull: "Per ora non è possibile disegnare tutto il biglietto",
  picturesLackScripts:
    "I font di questa installazione non hanno caratteri {scripts}: le immagini li omettono o mostrano il tuo nome utente. Scrivi il nome sul biglietto in un altro alfabeto, oppure chiedi al gestore di aggiungere un font.",
  picturesLackLetters:
    "I font di questa installazione non hanno tutte le sue lettere: le immagini le omettono o mostrano il tuo nome utente. Scrivi il nome sul biglietto in un altro alfabeto, oppure chiedi al gestore di aggiungere un font.",
} satisfies TranslationOf<typeof english>;
