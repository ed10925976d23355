import { fitLines } from "../../../lib/drawing/fit-lines.ts";
import type { PreparedText } from "../../../lib/drawing/prepare-text.ts";

/** Lines are fitted in hundredths of a millimetre: balancing works in whole units. */
const UNITS = 100;

export type FittedText = { readonly lines: readonly string[]; readonly size: number };

/** The largest of the sizes (millimetres, largest first) at which a text fits the width with so many lines. */
export function fitText(
  text: PreparedText,
  width: number,
  sizes: readonly number[],
  linesAt: (size: number) => number,
): FittedText {
  const { lines, size } = fitLines(text.text, (line, units) => text.measure(line, units), {
    width: width * UNITS,
    height: Number.POSITIVE_INFINITY,
    sizes: sizes.map((millimetres) => millimetres * UNITS),
    linesAt: (units) => linesAt(units / UNITS),
    lineHeight: 1.2,
  });
  return { lines, size: size / UNITS };
}
