import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./team-people/en.ts";

export type TeamPeopleText = Translate<typeof english>;

/** The people of a team: their list, and what can be done with them. */
export const teamPeople = defineOwnerArea({
  en: () => import("./team-people/en.ts"),
  de: () => import("./team-people/de.ts"),
  fr: () => import("./team-people/fr.ts"),
  es: () => import("./team-people/es.ts"),
  it: () => import("./team-people/it.ts"),
  ar: () => import("./team-people/ar.ts"),
  ja: () => import("./team-people/ja.ts"),
});
