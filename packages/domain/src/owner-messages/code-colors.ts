import { type ThemeKey, themeOf } from "../card/themes.ts";
import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./code-colors/en.ts";

export type CodeColorsText = Translate<typeof english>;

/** The dark colours of the QR code studio that belong to a paler colour of cards. */
export const codeColors = defineOwnerArea({
  en: () => import("./code-colors/en.ts"),
  de: () => import("./code-colors/de.ts"),
  fr: () => import("./code-colors/fr.ts"),
  es: () => import("./code-colors/es.ts"),
  it: () => import("./code-colors/it.ts"),
  ar: () => import("./code-colors/ar.ts"),
  ja: () => import("./code-colors/ja.ts"),
});

/** Colours of cards that are dark themselves have none. */
export function hasDeepName(theme: ThemeKey): theme is keyof typeof english {
  const { base, light } = themeOf(theme);
  return base !== light.deep;
}
