import bidiFactory from "bidi-js";

// Its types describe another module format than Node loads.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();

/** Letters of one direction. */
export type TextRun = { readonly text: string; readonly isRightToLeft: boolean };

/** By the first letter, as HTML's `dir="auto"` decides it. */
export function isRightToLeft(text: string): boolean {
  return bidi.getEmbeddingLevels(text, "auto").paragraphs[0]?.level === 1;
}

/** The runs of a line from left to right, by the Unicode bidirectional algorithm: a font sets one direction at a time. */
export function textRuns(line: string, isBaseRightToLeft: boolean): TextRun[] {
  const embedding = bidi.getEmbeddingLevels(line, isBaseRightToLeft ? "rtl" : "ltr");
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  const runs: { text: string; isRightToLeft: boolean }[] = [];
  for (const at of bidi.getReorderedIndices(line, embedding)) {
    const isTurned = (embedding.levels[at] ?? 0) % 2 === 1;
    const unit = mirrored.get(at) ?? line.charAt(at);
    const last = runs.at(-1);
    // Inside of a run the text stays as it is read: the font turns it.
    if (last?.isRightToLeft === isTurned) last.text = isTurned ? unit + last.text : last.text + unit;
    else runs.push({ text: unit, isRightToLeft: isTurned });
  }
  return runs;
}
