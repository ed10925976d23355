import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  people: { one: "{count} persoon", other: "{count} personen" },
  nameOrRole: "Naam of functie",
  search: "Zoeken",
  nobodyFound: "Niemand gevonden voor ‘{text}’",
  showAll: "Toon iedereen",
  previous: "Vorige",
  next: "Volgende",
  nobodyYet: "Hier staat nog niemand.",
} satisfies TranslationOf<typeof english>;
