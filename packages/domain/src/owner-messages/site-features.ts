import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import english from "./site-features/en.ts";

export type SiteFeaturesText = Translate<typeof english>;

/** The page of the public site that says what a card can do. */
export const siteFeatures = defineOwnerArea({ en: english });
