import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  title: {
    one: "{count} Person umstellen",
    other: "{count} Personen umstellen",
  },
  allIn: "{names}, alle in {template}",
  oneIn: "{names}, in {template}",
  others: {
    one: "{count} weitere Person",
    other: "{count} weitere",
  },
  moveTo: "Umstellen auf",
  whatWillChange: "Was sich ändert",
  looking: "Es wird nachgesehen, was sich ändert ...",
  notLooked: "Was sich ändert, ließ sich nicht feststellen",
  stays: "Bleibt",
  addresses: "Adressen der Karten",
  codesAndLinks: "Codes und Links",
  nothingChanges: "Sonst sieht nichts anders aus.",
  onCards: {
    one: "auf {count} Karte",
    other: "auf {count} Karten",
  },
  move: {
    one: "{count} Person umstellen",
    other: "{count} Personen umstellen",
  },
  moving: "Wird umgestellt ...",
  moved: {
    one: "{count} Person auf {template} umgestellt.",
    other: "{count} Personen auf {template} umgestellt.",
  },
  movedBack: {
    one: "{count} Person zurückgestellt.",
    other: "{count} Personen zurückgestellt.",
  },
  failed: "Niemand wurde umgestellt. Bitte versuche es noch einmal.",
  backFailed: "Nicht alle wurden zurückgestellt. Bitte sieh unter Personen nach.",
  moveThem: "Umstellen",
  moveToTemplate: "Auf eine andere Vorlage umstellen",
  withoutCard: "Niemand davon hat schon eine Teamkarte.",
} satisfies TranslationOf<typeof english>;
