import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  offer: "Lass dir Kontaktdaten schicken",
  offerText:
    "Wer deine Karte öffnet, kann dir Namen und Kontaktdaten schicken, ganz ohne Konto. Du bekommst eine E-Mail und findest die Person unter „Kontakte“. Für jede Karte kannst du das abschalten.",
  notNow: "Nicht jetzt",
  turnOn: "Einschalten",
  turnOnForBoth: "Für beide Karten einschalten",
  turnOnFor: { one: "Für {number} Karte einschalten", other: "Für {number} Karten einschalten" },
  turningOn: "Wird eingeschaltet …",
  turnedOn: "Man kann dir jetzt Kontaktdaten schicken.",

  share: "Deine Kontaktdaten teilen",
  shareText:
    "Wer diese Karte öffnet, kann dir Namen und Kontaktdaten schicken. Du bekommst eine E-Mail und findest die Person unter „Kontakte“.",
} satisfies TranslationOf<typeof english>;
