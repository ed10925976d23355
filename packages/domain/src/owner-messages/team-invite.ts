import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./team-invite/en.ts";

export type TeamInviteWords = Translate<typeof english>;

/** Inviting people to a team: from a list, a file, or one by one. */
export const teamInviteTexts = defineOwnerArea({
  en: () => import("./team-invite/en.ts"),
  de: () => import("./team-invite/de.ts"),
  fr: () => import("./team-invite/fr.ts"),
  es: () => import("./team-invite/es.ts"),
  it: () => import("./team-invite/it.ts"),
  ar: () => import("./team-invite/ar.ts"),
  ja: () => import("./team-invite/ja.ts"),
});
