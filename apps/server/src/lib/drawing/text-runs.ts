const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** Numbers read from left to right in every script. */
const NUMBER = /\p{N}/u;
const LETTER = /\p{L}/u;

/** Letters of one direction. */
export type TextRun = { readonly text: string; readonly isRightToLeft: boolean };

/** By the first letter, as HTML's `dir="auto"` decides it. */
export function isRightToLeft(text: string): boolean {
  const first = [...text].find((sign) => LETTER.test(sign));
  return first !== undefined && RIGHT_TO_LEFT.test(first);
}

/**
 * The runs of a line from left to right: a font sets one direction at a time. The two levels of the Unicode bidirectional
 * algorithm that names, roles and addresses have; isolates and embeddings are not looked at.
 */
export function textRuns(line: string, isBaseRightToLeft: boolean): TextRun[] {
  const signs = [...line];
  const directions = signs.map(directionOf);
  const runs: { text: string; isRightToLeft: boolean }[] = [];
  for (const [at, sign] of signs.entries()) {
    const before = directions[at] ?? directions.slice(0, at).findLast((known) => known !== undefined);
    const after = directions[at] ?? directions.slice(at).find((known) => known !== undefined);
    // What has no direction, such as a space, belongs to the letters around it, or else to the line.
    const isTurned = before === after && before !== undefined ? before === "rtl" : isBaseRightToLeft;
    const last = runs.at(-1);
    if (last?.isRightToLeft === isTurned) last.text += sign;
    else runs.push({ text: sign, isRightToLeft: isTurned });
  }
  return isBaseRightToLeft ? runs.reverse() : runs;
}

function directionOf(sign: string): "ltr" | "rtl" | undefined {
  if (NUMBER.test(sign)) return "ltr";
  if (RIGHT_TO_LEFT.test(sign)) return "rtl";
  return LETTER.test(sign) ? "ltr" : undefined;
}
