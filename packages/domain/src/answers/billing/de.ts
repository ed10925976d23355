import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  plansFailed: "Die Tarife konnten nicht geladen werden.",
  paymentFailed: "Die Zahlung konnte nicht verarbeitet werden.",
  cancelFailed: "Das Abo konnte nicht gekündigt werden.",
  resumeFailed: "Das Abo konnte nicht fortgesetzt werden.",
  sessionFailed: "Der Bezahlvorgang konnte nicht begonnen werden.",
  portalFailed: "Die Abrechnungsseite konnte nicht geöffnet werden.",
  alreadyActive: "Du hast schon ein aktives Abo.",
  canceled: "Dein Abo ist gekündigt.",
  resumed: "Dein Abo läuft weiter.",
} satisfies TranslationOf<typeof english>;
