export type CoverPattern = "guilloche" | "rosette" | "moire" | "ripple" | "laid" | "linen" | "scallop";

/** Background (`tile`) and foreground (`deep`) of a channel tile; the foreground also colours the tab line and charts. */
export type TileColors = { tile: string; deep: string };

export type CardTheme = {
  /** What a card stores as its colour. */
  key: ThemeKey;
  base: string;
  /** The cover is a gradient from `from` over `base` to `to`. */
  from: string;
  to: string;
  /** Text and icons on the cover and on `base`. */
  on: string;
  /** The edge under the card: the base colour one step darker. */
  edge: string;
  pattern: CoverPattern;
  /** Opacity of the pattern's white lines, low enough that `on` keeps its contrast above them. */
  lineAlpha: number;
  light: TileColors;
  dark: TileColors;
};

type ThemeRow = readonly [
  key: string,
  base: string,
  from: string,
  to: string,
  on: string,
  edge: string,
  pattern: CoverPattern,
  lineAlpha: number,
  lightTile: string,
  lightDeep: string,
  darkTile: string,
  darkDeep: string,
];

// biome-ignore format: a table, one theme to a line
const rows = [
  // key                  base       from       to         on         edge       pattern      line  light tile deep       dark tile  deep
  ["blue-color-one",      "#1C45C2", "#2C47C7", "#003B9C", "#FFFFFF", "#051D95", "guilloche", 0.18, "#E7EDFB", "#1C45C2", "#1C2332", "#82A8FD"],
  ["blue-color-two",      "#0A60B6", "#2163BB", "#005291", "#FFFFFF", "#003F7E", "ripple",    0.13, "#E5EDF8", "#025CB2", "#1E2630", "#6FAEFB"],
  ["blue-color-three",    "#58A8E6", "#68B2F3", "#499FD7", "#041929", "#307CB5", "laid",      0.34, "#E4F1FC", "#01639B", "#24292D", "#63B3F1"],
  ["blue-color-four",     "#AECBEE", "#BBD5FA", "#A2C1E1", "#111820", "#849FBE", "scallop",   0.34, "#EFF5FC", "#46607E", "#2C2D2D", "#AECBEE"],
  ["black-color",         "#1F1D1A", "#22201D", "#110F0C", "#FFFFFF", "#070604", "rosette",   0.18, "#EDEDEC", "#1F1D1A", "#2C2A26", "#ADAAA6"],
  ["coral-color",         "#FF8A73", "#FF9C8D", "#F08264", "#2A0D08", "#CB614D", "ripple",    0.34, "#FFEBE6", "#A03421", "#342621", "#F78F7B"],
  ["pink-color",          "#F3A5BF", "#FFB0C6", "#E59BB9", "#241017", "#C27B93", "scallop",   0.34, "#FEEEF3", "#88445D", "#332929", "#F3A5BF"],
  ["brown-color",         "#6A4531", "#6F4836", "#573620", "#FFFFFF", "#472614", "linen",     0.18, "#F1EDEA", "#6A4531", "#28211B", "#CBA08A"],
  ["orange-color",        "#F28C28", "#FE9643", "#E18511", "#271000", "#BB6600", "moire",     0.34, "#FFECDE", "#8B4B01", "#33271C", "#E79550"],
  ["magenta-color",       "#A81C80", "#AF207F", "#8E0274", "#FFFFFF", "#770059", "rosette",   0.18, "#F8E7F0", "#A1117A", "#331E27", "#E388C0"],
  ["purple-color",        "#5A2D82", "#5B3289", "#4C1A6A", "#FFFFFF", "#39095B", "guilloche", 0.18, "#F0ECF5", "#5A2D82", "#251E28", "#BE95EC"],
  ["cyan-color",          "#2FBAD0", "#3DC6D8", "#2BAEC8", "#001B21", "#098C9E", "moire",     0.34, "#E1F4F7", "#016876", "#232B2A", "#35BED4"],
  ["navy-color",          "#15264F", "#1B2953", "#04173C", "#FFFFFF", "#01082C", "laid",      0.18, "#ECEEF2", "#15264F", "#1A1D24", "#92ABDD"],
  ["limegreen-color",     "#86C440", "#98CD44", "#72BA44", "#0F1C02", "#5E9608", "linen",     0.34, "#E9F5E0", "#416A01", "#282C1D", "#91BF65"],
  ["lightcoral-color",    "#EE8A8A", "#FA9590", "#E08086", "#280E0F", "#BC6162", "guilloche", 0.34, "#FEEBEA", "#963C3F", "#332623", "#F08C8C"],
  ["lightseagreen-color", "#34B3A8", "#45BEAF", "#28A7A2", "#001D1A", "#00867C", "scallop",   0.34, "#E2F3F0", "#066962", "#25312D", "#46C1B6"],
  ["orangered-color",     "#BC360C", "#C13920", "#9B3301", "#FFFFFF", "#862000", "moire",     0.11, "#FAE8E3", "#A72A00", "#362119", "#F18B71"],
  ["mediumorchid-color",  "#9040AC", "#9146B4", "#802C91", "#FFFFFF", "#6A1C83", "ripple",    0.11, "#F2E9F6", "#83329E", "#2E222E", "#CB90E2"],
  ["tomato-color",        "#F26D55", "#FF7766", "#E36644", "#2A0D08", "#BD442F", "laid",      0.34, "#FFE8E3", "#A82610", "#3D2821", "#F8907C"],
  ["seagreen-color",      "#1F6B49", "#296F4A", "#00593D", "#FFFFFF", "#00472C", "guilloche", 0.13, "#E8EFEB", "#1D6A48", "#1F271F", "#75BD97"],
  ["steelblue-color",     "#34648F", "#3C6794", "#1E537A", "#FFFFFF", "#144269", "linen",     0.12, "#E8EDF3", "#30608B", "#21262A", "#7EB0DF"],
  ["goldenrod-color",     "#D8A02A", "#E7A93B", "#C79820", "#221400", "#A67701", "ripple",    0.34, "#F9EFDE", "#7A5601", "#30281C", "#D5A13C"],
  ["teal-color",          "#0A6063", "#126465", "#014D52", "#FFFFFF", "#003D3F", "moire",     0.18, "#E8EFEF", "#0A6063", "#1E2523", "#71B9BC"],
  ["slate-color",         "#4A5562", "#4E5966", "#394450", "#FFFFFF", "#2B3540", "laid",      0.18, "#ECEDEF", "#4A5562", "#232323", "#A0ACBB"],
  ["crimson-color",       "#AE1733", "#B31F2F", "#93012F", "#FFFFFF", "#79001D", "rosette",   0.18, "#FAE8E8", "#AC1432", "#341E1B", "#F2878A"],
  ["gold-color",          "#E6C255", "#F5CB61", "#D5BA4F", "#1F1600", "#B7962A", "rosette",   0.34, "#FAF4E1", "#725B03", "#312C1F", "#E5C259"],
] as const satisfies readonly ThemeRow[];

export type ThemeKey = (typeof rows)[number][0];

export const THEME_KEYS = rows.map(([key]) => key);

/** In the order of the colour picker. */
export const cardThemes: readonly CardTheme[] = rows.map(
  ([key, base, from, to, on, edge, pattern, lineAlpha, lightTile, lightDeep, darkTile, darkDeep]) => ({
    key,
    base,
    from,
    to,
    on,
    edge,
    pattern,
    lineAlpha,
    light: { tile: lightTile, deep: lightDeep },
    dark: { tile: darkTile, deep: darkDeep },
  }),
);

export const DEFAULT_THEME: ThemeKey = "blue-color-one";

const themesByKey: ReadonlyMap<string, CardTheme> = new Map(cardThemes.map((theme) => [theme.key, theme]));
const defaultTheme = themesByKey.get(DEFAULT_THEME) as CardTheme;

export function isThemeKey(key: string): key is ThemeKey {
  return themesByKey.has(key);
}

/** Unknown and empty keys give the default theme. */
export function themeOf(key: string): CardTheme {
  return themesByKey.get(key) ?? defaultTheme;
}
