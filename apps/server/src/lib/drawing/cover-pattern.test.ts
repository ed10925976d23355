import { cardThemes } from "@visita/domain/card/themes";
import sharp from "sharp";
import { expect, test } from "vitest";
import { coverShapes } from "./cover-pattern.ts";
import { sceneSvg } from "./scene-svg.ts";

const box = { x: 0, y: 0, width: 640, height: 360 };
/** One theme for each pattern. */
const themes = [...new Map(cardThemes.map((theme) => [theme.pattern, theme])).values()];

async function pixelsOf(theme: (typeof themes)[number], strength: number): Promise<Buffer> {
  const shapes = await coverShapes(theme, box, { strength, tileScale: 2 });
  const svg = await sceneSvg(shapes, { width: 640, height: 360, viewBox: "0 0 640 360" });
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
}

test.each(themes)("the lines of $pattern lie on all of the cover", async (theme) => {
  const [engraved, plain] = [await pixelsOf(theme, 1), await pixelsOf(theme, 0)];
  const quarters = [0, 0, 0, 0];
  for (let at = 0; at < engraved.length; at += 3) {
    if (Math.abs((engraved[at] ?? 0) - (plain[at] ?? 0)) < 4) continue;
    const pixel = at / 3;
    const quarter = (pixel % 640 < 320 ? 0 : 1) + (pixel < 640 * 180 ? 0 : 2);
    quarters[quarter] = (quarters[quarter] ?? 0) + 1;
  }
  for (const count of quarters) expect(count).toBeGreaterThan(500);
});

test("a cover without lines is the gradient of its theme", async () => {
  for (const theme of themes) {
    const pixels = await pixelsOf(theme, 0);
    const near = (at: number, hex: string) =>
      [1, 3, 5].every(
        (part, index) =>
          Math.abs((pixels[at + index] ?? 0) - Number.parseInt(hex.slice(part, part + 2), 16)) < 14,
      );
    expect(near(0, theme.from)).toBe(true);
    expect(near(pixels.length - 3, theme.to)).toBe(true);
  }
});
