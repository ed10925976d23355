import { fileURLToPath } from "node:url";
import { type CoverPattern, cardThemes } from "@visita/domain/card/themes";
import type { Plugin } from "vite";
import { coverPattern, darkThemeValues, lightThemeValues } from "../app/styles/theme-values.ts";

const VIRTUAL_ID = "virtual:card-themes.css";

/** Path of the virtual file, from which the URLs of the patterns are resolved. */
const FILE = fileURLToPath(new URL("../app/styles/card-themes.generated.css", import.meta.url));

const PATTERNS: readonly CoverPattern[] = [
  "guilloche",
  "rosette",
  "moire",
  "ripple",
  "laid",
  "linen",
  "scallop",
];

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
  const patterns = PATTERNS.map(
    (name) => `--pattern-${name}:${coverPattern(name, `./patterns/${name}.svg`)}`,
  );
  const themes = cardThemes.map((theme) => ({
    card: `[data-card="${theme.key}"]`,
    light: lightThemeValues(theme, `var(--pattern-${theme.pattern})`),
    dark: darkThemeValues(theme),
  }));
  return [
    `:root{${patterns.join(";")}}`,
    ...themes.map(({ card, light }) => `${card}{${light}}`),
    ...themes.map(({ card, dark }) => `[data-theme="dark"] ${card}{${dark}}`),
    "@media (prefers-color-scheme:dark){",
    ...themes.map(({ card, dark }) => `:root:not([data-theme]) ${card}{${dark}}`),
    "}",
  ].join("\n");
}
