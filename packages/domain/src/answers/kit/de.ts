import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  captionTooLong: "Bitte schreib höchstens 30 Zeichen.",
  walletNotConfigured: "Pässe sind hier noch nicht eingerichtet",
  premiumCode: "QR-Codes gibt es mit Premium.",
  pieceFailed:
    "Das konnte nicht erstellt werden. Bitte versuch es noch einmal, alles andere funktioniert weiter.",
  pageTooLarge: "Die Seite wäre größer als 400\u00a0KB. Bitte nimm ein kleineres Foto.",
  unprintable:
    "Dieser Name lässt sich noch nicht drucken: Keine Schrift hier hat diese Buchstaben: {scripts}.",
  unprintableSome: "Dieser Name lässt sich noch nicht drucken: Keine Schrift hier hat alle seine Buchstaben.",
  undrawable:
    "Diese Karte lässt sich noch nicht ganz zeichnen: Keine Schrift hier hat diese Buchstaben: {scripts}.",
  undrawableSome:
    "Diese Karte lässt sich noch nicht ganz zeichnen: Keine Schrift hier hat alle ihre Buchstaben.",
  nextInLine: "Als Nächstes dran",
  placeInLine: "Platz {place} in der Warteschlange",
} satisfies TranslationOf<typeof english>;
