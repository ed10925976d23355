import { defineOwnerArea } from "../language/area.ts";

/** What the first page of the share kit says of its pieces. */
export const kitOverview = defineOwnerArea({
  en: () => import("./kit-overview/en.ts"),
  de: () => import("./kit-overview/de.ts"),
});
