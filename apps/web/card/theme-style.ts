import { type CoverPattern, type ThemeKey, themeOf } from "@visita/domain/card/themes";
import guilloche from "../app/styles/patterns/guilloche.svg?inline";
import laid from "../app/styles/patterns/laid.svg?inline";
import linen from "../app/styles/patterns/linen.svg?inline";
import moire from "../app/styles/patterns/moire.svg?inline";
import ripple from "../app/styles/patterns/ripple.svg?inline";
import rosette from "../app/styles/patterns/rosette.svg?inline";
import scallop from "../app/styles/patterns/scallop.svg?inline";
import { coverPattern, darkThemeValues, lightThemeValues } from "../app/styles/theme-values.ts";

const PATTERNS: Readonly<Record<CoverPattern, string>> = {
  guilloche,
  laid,
  linen,
  moire,
  ripple,
  rosette,
  scallop,
};

/** The colours and the pattern of one card alone, for the whole page: the cover is the largest thing first painted. */
export function themeStyle(color: ThemeKey): string {
  const theme = themeOf(color);
  const light = lightThemeValues(theme, coverPattern(theme.pattern, PATTERNS[theme.pattern]));
  const dark = darkThemeValues(theme);
  return `:root{${light}}[data-theme="dark"]{${dark}}@media (prefers-color-scheme:dark){:root:not([data-theme]){${dark}}}`;
}
