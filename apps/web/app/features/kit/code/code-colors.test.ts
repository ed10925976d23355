import { cardThemes } from "@visita/domain/card/themes";
import { expect, test } from "vitest";
import { codeColors } from "./qr-options.ts";

test("no theme offers a colour twice, and each offers ink", () => {
  for (const { key } of cardThemes) {
    const hexes = codeColors(key).map(({ hex }) => hex);
    expect(new Set(hexes).size, key).toBe(hexes.length);
    expect(codeColors(key).at(-1)?.value).toBe("ink");
  }
});

test("a pale theme offers its cover's colour, a deep one and ink", () => {
  expect(codeColors("gold-color").map(({ label }) => label)).toEqual(["Gold leaf", "Deep gold leaf", "Ink"]);
  expect(codeColors("blue-color-one").map(({ label }) => label)).toEqual(["Lapis", "Ink"]);
  expect(codeColors("black-color").map(({ label }) => label)).toEqual(["Ink"]);
});
