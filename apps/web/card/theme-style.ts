import { type CoverPattern, type ThemeKey, themeOf } from "@visita/domain/card/themes";
import guilloche from "../app/styles/patterns/guilloche.svg?url";
import laid from "../app/styles/patterns/laid.svg?url";
import linen from "../app/styles/patterns/linen.svg?url";
import moire from "../app/styles/patterns/moire.svg?url";
import ripple from "../app/styles/patterns/ripple.svg?url";
import rosette from "../app/styles/patterns/rosette.svg?url";
import scallop from "../app/styles/patterns/scallop.svg?url";
import { coverPattern, darkThemeValues, lightThemeValues } from "../app/styles/theme-values.ts";

/** Hashed files, or data URLs for those under a kilobyte. */
const PATTERNS: Readonly<Record<CoverPattern, string>> = {
  guilloche,
  laid,
  linen,
  moire,
  ripple,
  rosette,
  scallop,
};

/** The colours and the pattern of one theme, for the whole page. The colours stand there before the pattern loads. */
export function themeStyle(color: ThemeKey): string {
  const { light, dark } = valuesOf(color);
  return `:root{${light}}[data-theme="dark"]{${dark}}@media (prefers-color-scheme:dark){:root:not([data-theme]){${dark}}}`;
}

/** The same for several themes on one page, each within `[data-card="key"]`. */
export function themesStyle(colors: readonly ThemeKey[]): string {
  return [...new Set(colors.map((color) => themeOf(color).key as ThemeKey))]
    .map((color) => {
      const { light, dark } = valuesOf(color);
      const card = `[data-card="${color}"]`;
      return `${card}{${light}}[data-theme="dark"] ${card}{${dark}}@media (prefers-color-scheme:dark){:root:not([data-theme]) ${card}{${dark}}}`;
    })
    .join("");
}

function valuesOf(color: ThemeKey): { light: string; dark: string } {
  const theme = themeOf(color);
  const pattern = coverPattern(theme.pattern, PATTERNS[theme.pattern]);
  return { light: lightThemeValues(theme, pattern), dark: darkThemeValues(theme) };
}

/** To be preloaded; undefined where the pattern is part of the style. */
export function patternFile(color: ThemeKey): string | undefined {
  const url = PATTERNS[themeOf(color).pattern];
  return url.startsWith("data:") ? undefined : url;
}
