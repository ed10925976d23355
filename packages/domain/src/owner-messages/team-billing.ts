import { defineOwnerArea } from "../language/area.ts";

/** What a team pays for. */
export const teamBilling = defineOwnerArea({
  en: () => import("./team-billing/en.ts"),
  de: () => import("./team-billing/de.ts"),
  fr: () => import("./team-billing/fr.ts"),
  es: () => import("./team-billing/es.ts"),
  it: () => import("./team-billing/it.ts"),
  ar: () => import("./team-billing/ar.ts"),
  ja: () => import("./team-billing/ja.ts"),
});
