import type { CardTheme, CoverPattern } from "@visita/domain/card/themes";

/** Tile sizes of patterns that repeat; the others cover the whole cover. */
const TILED: Partial<Record<CoverPattern, string>> = {
  laid: "72px 6px",
  linen: "24px 24px",
  scallop: "56px 28px",
};

/** The pattern as a CSS background. */
export function coverPattern(pattern: CoverPattern, url: string): string {
  const size = TILED[pattern];
  return size ? `url("${url}") 0 0/${size}` : `url("${url}") right top/cover no-repeat`;
}

export function lightThemeValues(theme: CardTheme, pattern: string): string {
  const { base, from, to, on, edge, lineAlpha, light } = theme;
  return [
    `--card-base:${base};--card-from:${from};--card-to:${to};--card-on:${on};--card-edge:${edge}`,
    `--card-tile:${light.tile};--card-deep:${light.deep}`,
    `--card-line:${lineAlpha};--card-pattern:${pattern}`,
  ].join(";");
}

export function darkThemeValues({ dark }: CardTheme): string {
  return `--card-tile:${dark.tile};--card-deep:${dark.deep}`;
}
