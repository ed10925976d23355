import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./dashboard/en.ts";

export type DashboardText = Translate<typeof english>;

/** The page of an owner’s cards. What opens from it has areas of its own, which it need not wait for. */
export const dashboardTexts = defineOwnerArea({
  en: () => import("./dashboard/en.ts"),
  de: () => import("./dashboard/de.ts"),
  fr: () => import("./dashboard/fr.ts"),
  es: () => import("./dashboard/es.ts"),
  it: () => import("./dashboard/it.ts"),
  ar: () => import("./dashboard/ar.ts"),
  ja: () => import("./dashboard/ja.ts"),
});
