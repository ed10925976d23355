import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  people: { one: "{count} person", other: "{count} personer" },
  nameOrRole: "Namn eller titel",
  search: "Sök",
  nobodyFound: "Ingen hittades för ”{text}”",
  showAll: "Visa alla",
  previous: "Föregående",
  next: "Nästa",
  nobodyYet: "Här visas ingen ännu.",
} satisfies TranslationOf<typeof english>;
