import { fileURLToPath } from "node:url";
import { type CardTheme, type CoverPattern, cardThemes } from "@visita/domain/card/themes";
import type { Plugin } from "vite";

const VIRTUAL_ID = "virtual:card-themes.css";

/** Where the file would lie if it existed, so that the addresses of the patterns are resolved as from there. */
const FILE = fileURLToPath(new URL("../app/styles/card-themes.generated.css", import.meta.url));

/** `import "virtual:card-themes.css"`: the domain's card themes as custom properties of `[data-card="key"]`. */
export function cardThemesPlugin(): Plugin {
  return {
    name: "visita:card-themes",
    enforce: "pre",
    resolveId(id) {
      const [path, query] = id.split("?");
      if (path !== VIRTUAL_ID) return undefined;
      return query === undefined ? FILE : `${FILE}?${query}`;
    },
    load(id) {
      return id.split("?")[0] === FILE ? cardThemesCss() : undefined;
    },
  };
}

export function cardThemesCss(): string {
  const dark = cardThemes.map((theme) => `[data-card="${theme.key}"]`);
  return [
    `:root{${Object.entries(patterns)
      .map(([name, value]) => `--pattern-${name}:${value}`)
      .join(";")}}`,
    ...cardThemes.map((theme) => `[data-card="${theme.key}"]{${lightValues(theme)}}`),
    ...cardThemes.map((theme, index) => `[data-theme="dark"] ${dark[index]}{${darkValues(theme)}}`),
    "@media (prefers-color-scheme:dark){",
    ...cardThemes.map((theme, index) => `:root:not([data-theme]) ${dark[index]}{${darkValues(theme)}}`),
    "}",
  ].join("\n");
}

const patterns: Record<CoverPattern, string> = {
  guilloche: spread("guilloche"),
  rosette: spread("rosette"),
  moire: spread("moire"),
  ripple: spread("ripple"),
  laid: tiled("laid", "72px 6px"),
  linen: tiled("linen", "24px 24px"),
  scallop: tiled("scallop", "56px 28px"),
};

function spread(name: CoverPattern): string {
  return `url("./patterns/${name}.svg") right top/cover no-repeat`;
}

function tiled(name: CoverPattern, size: string): string {
  return `url("./patterns/${name}.svg") 0 0/${size}`;
}

function lightValues(theme: CardTheme): string {
  const { base, from, to, on, edge, pattern, lineAlpha, light } = theme;
  return [
    `--card-base:${base};--card-from:${from};--card-to:${to};--card-on:${on};--card-edge:${edge}`,
    `--card-tile:${light.tile};--card-deep:${light.deep}`,
    `--card-line:${lineAlpha};--card-pattern:var(--pattern-${pattern})`,
  ].join(";");
}

function darkValues({ dark }: CardTheme): string {
  return `--card-tile:${dark.tile};--card-deep:${dark.deep}`;
}
