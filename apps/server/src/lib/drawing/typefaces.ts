import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Font } from "fontkit";
import { serverFolder } from "../installation.ts";

export type Typeface = {
  readonly font: Font;
  /** The font stack for Pango. */
  readonly families: string;
  readonly file: string;
};

export type Typefaces = {
  /** Platypi, for names. */
  readonly display: Typeface;
  /** Hanken Grotesk, for everything else. */
  readonly text: Typeface;
};

export type Face = keyof Typefaces;

let loading: Promise<Typefaces> | undefined;

/** Read when the first image is drawn, so that the start does not wait for it. */
export function loadTypefaces(): Promise<Typefaces> {
  loading ??= readTypefaces();
  return loading;
}

async function readTypefaces(): Promise<Typefaces> {
  const fontkit = await import("fontkit");
  async function typeface(fileName: string, families: string): Promise<Typeface> {
    const file = join(serverFolder, "assets/fonts", fileName);
    // `create` may return a collection; our files hold one font each.
    return { font: fontkit.create(await readFile(file)) as Font, families, file };
  }
  const [display, text] = await Promise.all([
    typeface("platypi-460.ttf", "Platypi, serif"),
    typeface("hanken-grotesk-500.ttf", "Hanken Grotesk, sans-serif"),
  ]);
  return { display, text };
}

/** Tracking is in em. */
type TypeStyle = { readonly typeface: Typeface; readonly size: number; readonly tracking: number };

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
