import { oneLine } from "@visita/domain/card/text.rules";
import type { Sharp } from "sharp";
import { escapeHtml } from "../../../lib/escape-html.ts";
import { loadSharp } from "../../../lib/load-sharp.ts";
import type { Fitting } from "./fit-lines.ts";
import { hasAllLetters } from "./outline.ts";
import type { Typeface } from "./typefaces.ts";

/** Large enough that the frame of a box and the parts of a letter are apart. */
const PROBE_SIZE = 48;
/** No font has them, so they show what the system draws in place of a letter that it lacks. */
const NEVER_ASSIGNED = ["\u0378", "\u{10fffe}"];
/** Emoji, in colour or not, would spoil the line; halves of a pair are nothing at all. */
const OUT_OF_PLACE =
  /\p{Cs}|\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|[\u20e3\ufe0f\u{e0020}-\u{e007f}]/u;

export type TextImage = { readonly png: Buffer; readonly width: number; readonly height: number };

/**
 * The text without what nobody here can draw: letters for which the system would show a box, and emoji. Empty when
 * nothing is left.
 */
export async function drawableText(typeface: Typeface, text: string): Promise<string> {
  const drawable = new Map<string, boolean>();
  let boxes: readonly string[] | undefined;
  const kept: string[] = [];
  for (const { segment } of new Intl.Segmenter().segment(oneLine(text.normalize("NFC")))) {
    if (!drawable.has(segment)) {
      let isDrawable = hasAllLetters(typeface, segment);
      if (!isDrawable && !OUT_OF_PLACE.test(segment)) {
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

/** Set by the system's text engine: it joins and orders letters of any script, with our font where that has them. */
export async function systemText(
  typeface: Typeface,
  text: string,
  color: string,
  fitting: Fitting,
): Promise<TextImage | null> {
  for (const size of fitting.sizes) {
    const image = await draw(typeface, text, color, size, fitting.width);
    const { data, info } = await image.png().toBuffer({ resolveWithObject: true });
    const most = Math.min(fitting.height, fitting.linesAt(size) * size * 1.4);
    if (info.width <= fitting.width && info.height <= most) {
      return { png: data, width: info.width, height: info.height };
    }
  }
  return null;
}

/** Size and outer pixels of a letter. Boxes differ only in the digits inside of them. */
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
    // The engine refuses to make a picture of nothing: a sign without ink is as good as a missing one.
    return "";
  }
}

async function draw(
  typeface: Typeface,
  text: string,
  color: string,
  size: number,
  width?: number,
): Promise<Sharp> {
  const sharp = await loadSharp();
  return sharp({
    text: {
      text: `<span foreground="${color}">${escapeHtml(text)}</span>`,
      font: `${typeface.families} ${size}`,
      fontfile: typeface.file,
      // A point is a pixel at this resolution.
      dpi: 72,
      rgba: true,
      ...(width && { width, wrap: "word-char" as const }),
    },
  });
}
