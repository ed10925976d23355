import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  people: { one: "{count} person", other: "{count} personer" },
  foundOf: {
    one: "{found} av {count} person för ”{text}”",
    other: "{found} av {count} personer för ”{text}”",
  },
  nameOrRole: "Namn eller titel",
  search: "Sök",
  nobodyFound: "Ingen hittades för ”{text}”",
  showAll: { one: "Visa {count} person", other: "Visa alla {count}" },
  previous: "Föregående",
  next: "Nästa",
  nobodyYet: "Här visas ingen ännu.",
} satisfies TranslationOf<typeof english>;
