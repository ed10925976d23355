import { escapeHtml } from "@visita/domain/escape-html";
import type { Sharp } from "sharp";
import { loadSharp } from "../load-libraries.ts";
import { graphemesOf, isOutOfPlace, withoutEmoji } from "./letters.ts";
import { type Face, hasAllLetters, loadTypefaces, type Typeface } from "./typefaces.ts";

/** Pixels. Large enough to tell the missing-glyph box from a letter. */
const PROBE_SIZE = 48;
/** Noncharacters: no font has them, so they render as the missing-glyph box. */
const NEVER_ASSIGNED = ["\u0378", "\u{10fffe}"];
/** Share of the letters that each try keeps. A drawing takes milliseconds: too long to drop them one by one. */
const KEPT_BY_A_CUT = 0.9;

/** At the start of a text a joiner stands alone; nobody misses it. */
const INVISIBLE = /^[\s\p{Default_Ignorable_Code_Point}]+$/u;

/** In pixels; the first size that fits is taken. */
type ImageStyle = {
  readonly width: number;
  readonly height: number;
  readonly sizes: readonly number[];
  readonly linesAt: (size: number) => number;
  readonly color: string;
  readonly isCentred?: boolean;
};

export type TextImage = { readonly png: Buffer; readonly width: number; readonly height: number };

/**
 * The text without what cannot be drawn: letters that no installed font has, and emoji. Empty when nothing is left.
 */
export async function drawableText(face: Face, text: string): Promise<string> {
  const typeface = (await loadTypefaces())[face];
  const drawable = new Map<string, boolean>();
  let boxes: readonly string[] | undefined;
  const kept: string[] = [];
  for (const segment of graphemesOf(text)) {
    if (!drawable.has(segment)) {
      let isDrawable = hasAllLetters(typeface, segment);
      if (!isDrawable && !isOutOfPlace(segment)) {
        boxes ??= await Promise.all(NEVER_ASSIGNED.map((sign) => frameOf(typeface, sign)));
        const frame = await frameOf(typeface, String.fromCodePoint(segment.codePointAt(0) as number));
        isDrawable = frame !== "" && !boxes.includes(frame);
      }
      drawable.set(segment, isDrawable);
    }
    if (drawable.get(segment)) kept.push(segment);
  }
  return kept.join("").replace(/\s+/g, " ").trim();
}

/** The letters of a text that no installed font has, emoji not counted. Empty when all are drawn. */
export async function missingLetters(face: Face, text: string): Promise<string> {
  const drawn = new Set(graphemesOf(await drawableText(face, text)));
  return graphemesOf(withoutEmoji(text))
    .filter((letter) => !drawn.has(letter) && !INVISIBLE.test(letter))
    .join("");
}

/**
 * Set by Pango: shapes and orders any script, in our font where it has the letters. What does not fit at the smallest
 * size is cut. Null when not even one letter fits.
 */
export async function systemText(
  face: Face,
  text: string,
  { color, isCentred, ...fitting }: ImageStyle,
): Promise<TextImage | null> {
  const typeface = (await loadTypefaces())[face];
  const fit = async (shown: string, size: number): Promise<TextImage | null> => {
    const image = await draw(typeface, shown, color, size, fitting.width, isCentred);
    const { data, info } = await image.png().toBuffer({ resolveWithObject: true });
    const most = Math.min(fitting.height, fitting.linesAt(size) * size * 1.4);
    const fits = info.width <= fitting.width && info.height <= most;
    return fits ? { png: data, width: info.width, height: info.height } : null;
  };
  for (const size of fitting.sizes) {
    const whole = await fit(text, size);
    if (whole) return whole;
  }
  const smallest = fitting.sizes.at(-1) as number;
  let letters = graphemesOf(text);
  while (letters.length > 1) {
    letters = letters.slice(0, Math.floor(letters.length * KEPT_BY_A_CUT));
    const cut = await fit(`${letters.join("").trimEnd()}…`, smallest);
    if (cut) return cut;
  }
  return null;
}

/** Size and outer pixels of a glyph. Missing-glyph boxes differ only in the digits inside. */
async function frameOf(typeface: Typeface, sign: string): Promise<string> {
  try {
    const image = await draw(typeface, sign, "#000", PROBE_SIZE);
    const { data, info } = await image.extractChannel("alpha").raw().toBuffer({ resolveWithObject: true });
    const rows = Array.from({ length: info.height }, (_, y) =>
      data.subarray(y * info.width, (y + 1) * info.width),
    );
    const sides = rows.map((row) => `${row[0]},${row.at(-1)}`);
    return [info.width, rows[0]?.toString("hex"), ...sides, rows.at(-1)?.toString("hex")].join(" ");
  } catch {
    // Pango renders no image without ink; such a character counts as missing.
    return "";
  }
}

async function draw(
  typeface: Typeface,
  text: string,
  color: string,
  size: number,
  width?: number,
  isCentred = false,
): Promise<Sharp> {
  const sharp = await loadSharp();
  return sharp({
    text: {
      text: `<span foreground="${color}">${escapeHtml(text)}</span>`,
      font: `${typeface.families} ${size}`,
      fontfile: typeface.file,
      // At this resolution a point is a pixel.
      dpi: 72,
      rgba: true,
      ...(isCentred && { align: "centre" as const }),
      ...(width && { width: Math.floor(width), wrap: "word-char" as const }),
    },
  });
}
