import { describe, expect, test } from "vitest";
import { cardThemes, DEFAULT_THEME, isThemeKey, themeOf } from "./themes.ts";

/** WCAG 2 relative luminance of "#RRGGBB". */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

test("contrast is measured as WCAG does", () => {
  expect(contrast("#FFFFFF", "#000000")).toBeCloseTo(21);
  expect(contrast("#767676", "#FFFFFF")).toBeCloseTo(4.54, 2);
});

test("there are 26 themes, each with a key of its own", () => {
  expect(new Set(cardThemes.map((theme) => theme.key)).size).toBe(26);
});

test("a stored colour that is not known shows the default theme", () => {
  expect(themeOf("gold-color").key).toBe("gold-color");
  for (const stored of ["", "toString", "no-such-color"]) expect(themeOf(stored).key).toBe(DEFAULT_THEME);
  expect(isThemeKey("no-such-color")).toBe(false);
});

describe.each(cardThemes.map((theme) => [theme.key, theme] as const))("%s", (_key, theme) => {
  test.each(["from", "base", "to"] as const)("text is readable on the cover's %s", (stop) => {
    expect(contrast(theme.on, theme[stop])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(["light", "dark"] as const)("icons are readable on tiles in %s mode", (mode) => {
    expect(contrast(theme[mode].deep, theme[mode].tile)).toBeGreaterThanOrEqual(4.5);
  });
});
