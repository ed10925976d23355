import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  usedFor: "Für",
  calls: "Anrufe",
  callsNote: "Zoom, Meet, Teams",
  lockScreen: "Sperrbildschirm",
  lockScreenNote: "iPhone und Android",
  size: "Größe",
  pixels: "{width} x {height}",
  fitsEveryApp: "Passt in jede App",
  largeScreens: "Große Bildschirme",
  iphone: "iPhone",
  android: "Android",
  mirrored: "Gespiegelt",
  mirroredNote: "Für Apps, die dein Bild spiegeln",
  mirroredFile: "Die gespiegelte Datei. Die App dreht sie zurück",
  asOthersSee: "So sehen dich andere",
  downloadPng: "PNG herunterladen",
  askSomeone:
    "Frag jemanden im Anruf, ob dein Name lesbar ist. Wenn er verkehrt herum steht, schalte „Gespiegelt“ ein und lade das Bild noch einmal herunter.",

  callPicture: "Hintergrund für Videoanrufe mit deinem Namen in der oberen linken Ecke",
  callPictureMirrored: "Hintergrund für Videoanrufe, gespiegelt, mit deinem Namen in der oberen rechten Ecke",
  lockPicture: "Sperrbildschirm mit deiner Karte in der Mitte",

  downloadPicture: "Lade das Bild herunter.",
  addPicture: "Füg es in deiner Anruf-App in den Einstellungen für Hintergründe hinzu.",
  sitByCode:
    "Setz dich in die Mitte: Der gravierte Ring rahmt dich ein, und die Ecke mit dem Code bleibt frei.",
  sitByLink:
    "Setz dich in die Mitte: Der gravierte Ring rahmt dich ein, und die Ecke mit deinem Link bleibt frei.",
  savePicture: "Speichere das Bild in deinen Fotos.",
  choosePicture: "Wähle es als Bild für den Sperrbildschirm, ohne Zoom.",
  showPicture: "Weck bei einem Treffen dein Handy auf und zeig es. Entsperren musst du es nicht.",

  notDrawnInFull: "Diese Karte lässt sich noch nicht vollständig zeichnen",
  picturesLackScripts:
    "Den Schriftarten dieser Installation fehlen Buchstaben für {scripts}. Die Bilder lassen sie weg oder zeigen stattdessen deinen Benutzernamen. Schreib den Namen auf der Karte in einer anderen Schrift oder bitte den Betreiber, eine Schriftart zu ergänzen.",
  picturesLackLetters:
    "Den Schriftarten dieser Installation fehlen einige ihrer Buchstaben. Die Bilder lassen sie weg oder zeigen stattdessen deinen Benutzernamen. Schreib den Namen auf der Karte in einer anderen Schrift oder bitte den Betreiber, eine Schriftart zu ergänzen.",
} satisfies TranslationOf<typeof english>;
