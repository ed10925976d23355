import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  people: { one: "{count} persoon", other: "{count} personen" },
  foundOf: {
    one: "{found} van {count} persoon voor ‘{text}’",
    other: "{found} van {count} personen voor ‘{text}’",
  },
  nameOrRole: "Naam of functie",
  search: "Zoeken",
  nobodyFound: "Niemand gevonden voor ‘{text}’",
  showAll: { one: "Toon {count} persoon", other: "Toon alle {count}" },
  previous: "Vorige",
  next: "Volgende",
  nobodyYet: "Hier staat nog niemand.",
} satisfies TranslationOf<typeof english>;
