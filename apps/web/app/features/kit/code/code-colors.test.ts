import { cardThemes, type ThemeKey } from "@visita/domain/card/themes";
import { codeColors as deepColors } from "@visita/domain/owner-messages/code-colors";
import { colorNames } from "@visita/domain/owner-messages/colors";
import { kitCode } from "@visita/domain/owner-messages/kit-code";
import { expect, test } from "vitest";
import { codeColorName } from "./color-names.ts";
import { codeColors } from "./qr-options.ts";

async function namesOf(key: ThemeKey): Promise<string[]> {
  const texts = {
    t: await kitCode.load("en"),
    names: await colorNames.load("en"),
    deepNames: await deepColors.load("en"),
  };
  const nameOf = codeColorName(texts, key);
  return codeColors(key).map(({ value }) => nameOf(value));
}

test("no theme offers a colour or a name twice, and each offers ink", async () => {
  for (const { key } of cardThemes) {
    const hexes = codeColors(key).map(({ hex }) => hex);
    expect(new Set(hexes).size, key).toBe(hexes.length);
    expect(codeColors(key).at(-1)?.value).toBe("ink");
    const names = await namesOf(key);
    expect(new Set(names).size, key).toBe(names.length);
  }
});

test("a pale theme offers its cover's colour, a deep one and ink", async () => {
  expect(await namesOf("gold-color")).toEqual(["Gold leaf", "Deep gold leaf", "Ink"]);
  expect(await namesOf("blue-color-one")).toEqual(["Lapis", "Ink"]);
  expect(await namesOf("black-color")).toEqual(["Ink"]);
});
