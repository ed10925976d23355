import type { Typeface } from "./typefaces.ts";

/** Tracking is in em. */
export type TypeStyle = { readonly typeface: Typeface; readonly size: number; readonly tracking: number };

export function hasAllLetters({ font }: Typeface, text: string): boolean {
  return [...text].every((char) => font.hasGlyphForCodePoint(char.codePointAt(0) as number));
}

/** Measures lines at any font size. Memoized, because the same words are tried at many sizes. */
export function createTextMeasure(
  typeface: Typeface,
  tracking: number,
): (text: string, size: number) => number {
  const inEm = new Map<string, number>();
  return (text, size) => {
    let width = inEm.get(text);
    if (width === undefined) {
      const { glyphs, advanceWidth } = typeface.font.layout(text);
      width = advanceWidth / typeface.font.unitsPerEm + tracking * Math.max(glyphs.length - 1, 0);
      inEm.set(text, width);
    }
    return width * size;
  };
}

/** A line of text as path data, so that it looks the same on a machine without any font. */
export function outlinePath(text: string, style: TypeStyle, left: number, baseline: number): string {
  const { font } = style.typeface;
  const { glyphs, positions } = font.layout(text);
  const scale = style.size / font.unitsPerEm;
  let pen = 0;
  const paths = glyphs.map((glyph, at) => {
    const position = positions[at];
    const x = left + (pen + (position?.xOffset ?? 0)) * scale;
    const y = baseline - (position?.yOffset ?? 0) * scale;
    pen += (position?.xAdvance ?? 0) + style.tracking * font.unitsPerEm;
    return shortened(glyph.path.transform(scale, 0, 0, -scale, x, y).toSVG());
  });
  return paths.join("");
}

/** Three decimals: a thousandth of a millimetre, or of a pixel. */
function shortened(path: string): string {
  return path.replace(/-?\d+\.\d{4,}/g, (value) => String(Math.round(Number(value) * 1_000) / 1_000));
}
