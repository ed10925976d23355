/** How a text may be set: the largest size that fits is taken. Sizes are in pixels, largest first. */
export type Fitting = {
  readonly width: number;
  readonly height: number;
  readonly sizes: readonly number[];
  readonly linesAt: (size: number) => number;
  /** From one line to the next, as a part of the size. */
  readonly lineHeight: number;
};

export type FittedLines = { readonly lines: readonly string[]; readonly size: number };

type Measure = (text: string, size: number) => number;

const ELLIPSIS = "…";
/** How high capitals are, as a part of the size, with a little to spare. */
const CAPITALS = 0.72;

/** Words stay whole while a smaller size can hold them; what does not fit even at the smallest size is cut off. */
export function fitLines(text: string, measure: Measure, fitting: Fitting): FittedLines {
  for (const size of fitting.sizes) {
    const most = mostLines(size, fitting);
    const lines = wrapped(text.split(" "), fitting.width, (line) => measure(line, size));
    if (lines && lines.length <= most)
      return { lines: balanced(text, lines.length, size, measure, fitting), size };
  }
  const size = fitting.sizes.at(-1) as number;
  return {
    lines: cutLines(text, mostLines(size, fitting), fitting.width, (line) => measure(line, size)),
    size,
  };
}

function mostLines(size: number, { height, lineHeight, linesAt }: Fitting): number {
  return Math.max(1, Math.min(linesAt(size), Math.floor((height / size - CAPITALS) / lineHeight) + 1));
}

/** Null when a word is wider than the line. */
function wrapped(
  words: readonly string[],
  width: number,
  measure: (line: string) => number,
): string[] | null {
  const lines: string[] = [];
  let line = "";
  for (const word of words) {
    if (measure(word) > width) return null;
    const longer = line === "" ? word : `${line} ${word}`;
    if (measure(longer) <= width) {
      line = longer;
    } else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

/** The same number of lines, as even as they get: a single word below a full line looks like a mistake. */
function balanced(text: string, count: number, size: number, measure: Measure, { width }: Fitting): string[] {
  const words = text.split(" ");
  let narrow = width / count / 2;
  let wide = width;
  while (wide - narrow > 4) {
    const middle = (narrow + wide) / 2;
    const lines = wrapped(words, middle, (line) => measure(line, size));
    if (lines && lines.length <= count) wide = middle;
    else narrow = middle;
  }
  return wrapped(words, wide, (line) => measure(line, size)) as string[];
}

function cutLines(text: string, count: number, width: number, measure: (line: string) => number): string[] {
  const signs = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  const lines: string[] = [];
  while (signs.length > 0 && lines.length < count) {
    if (signs[0] === " ") signs.shift();
    const isLast = lines.length === count - 1;
    let taken = longestStart(signs, width, measure);
    // A break between words is better than one inside of a word, unless it would leave the line nearly empty.
    const space = signs.lastIndexOf(" ", taken);
    if (!isLast && taken < signs.length && space > taken / 2) taken = space;
    if (isLast && taken < signs.length) {
      const most = longestStart(signs, width, (line) => measure(`${line.trimEnd()}${ELLIPSIS}`));
      lines.push(`${signs.slice(0, most).join("").trimEnd()}${ELLIPSIS}`);
    } else {
      lines.push(signs.slice(0, taken).join("").trimEnd());
    }
    signs.splice(0, Math.max(taken, 1));
  }
  return lines;
}

/** How many signs from the start fit; at least one, so that every step gets on. */
function longestStart(signs: readonly string[], width: number, measure: (line: string) => number): number {
  let [fitting, tooMany] = [1, signs.length + 1];
  while (tooMany - fitting > 1) {
    const middle = Math.floor((fitting + tooMany) / 2);
    if (measure(signs.slice(0, middle).join("")) <= width) fitting = middle;
    else tooMany = middle;
  }
  return fitting;
}
