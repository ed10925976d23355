import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  subject: "Deine Zahlung für {brand} hat nicht geklappt",
  title: "Eine Zahlung hat nicht geklappt",
  preview: "Deine Karten bleiben, wie sie sind, während du es klärst.",
  failed:
    "Die letzte Zahlung für deinen Tarif ist fehlgeschlagen. Logo, Farben, QR-Codes und Kanäle bleiben vorerst aktiv.",
  stayUntil: "Sie bleiben aktiv bis",
  next: "Öffne dein Abo, um eine andere Zahlungskarte zu nutzen oder es noch einmal zu versuchen.",
  open: "Abo öffnen",
  noLonger:
    "Wenn du den Tarif nicht mehr möchtest, musst du nichts tun: Er endet von selbst, und nichts wird gelöscht.",
} satisfies TranslationOf<typeof english>;
