import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cardThemes } from "@visita/domain/card/themes";
import { describe, expect, test } from "vitest";

const tokens = readFileSync(join(import.meta.dirname, "../app/styles/tokens.css"), "utf8");

type Colour = readonly [red: number, green: number, blue: number];

const TEXT = 4.5;

/** A token's colour in one mode, in linear light. */
function token(name: string, mode: "light" | "dark"): Colour {
  const values = [...tokens.matchAll(new RegExp(`--color-${name}: ([^;]+);`, "g"))].map(([, value]) => value);
  const value = (mode === "dark" ? values.at(1) : undefined) ?? values[0] ?? "";
  const other = /^var\(--color-([\w-]+)\)$/.exec(value)?.[1];
  return other ? token(other, mode) : linear(value);
}

function linear(hex: string): Colour {
  const light = (at: number) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  };
  return [light(1), light(3), light(5)];
}

function luminance([red, green, blue]: Colour): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Colour, other: Colour): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** `color-mix(in oklab, one 86%, other)`, the ground of a tile under the pointer. */
function hovered(one: Colour, other: Colour): Colour {
  const [first, second] = [oklab(one), oklab(other)];
  return fromOklab(first.map((value, at) => value * 0.86 + (second[at] as number) * 0.14));
}

function oklab([r, g, b]: Colour): number[] {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightness = 0, a = 0, b = 0]: number[]): Colour {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

test("tokens are read as the style sheet has them", () => {
  expect(token("text", "light")).toEqual(linear("#1b1916"));
  expect(token("muted", "dark")).toEqual(linear("#b1ada6"));
});

describe.each(cardThemes.map((theme) => [theme.key, theme] as const))("%s", (_key, theme) => {
  test.each(["light", "dark"] as const)("what is written on the card is readable in %s mode", (mode) => {
    const [text, muted, surface] = [token("text", mode), token("muted", mode), token("surface", mode)];
    const [tile, deep] = [linear(theme[mode].tile), linear(theme[mode].deep)];
    const pairs = {
      "name on the card": contrast(text, surface),
      "role on the card": contrast(muted, surface),
      "value on a tile": contrast(text, tile),
      "label on a tile": contrast(muted, tile),
      "label and value under the pointer": contrast(text, hovered(tile, deep)),
      "icon under the pointer": contrast(deep, hovered(tile, deep)),
      "line of the chosen tab": contrast(deep, surface),
    };
    const faint = Object.entries(pairs).filter(([, ratio]) => !(ratio >= TEXT));
    expect(faint).toEqual([]);
  });
});
