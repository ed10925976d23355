type Limits = {
  /** Cells beyond it are skipped. */
  readonly maxColumns: number;
  /** The rest of a longer cell is left out. */
  readonly cellMaxChars: number;
};

/**
 * The records of a table, one at a time, without empty lines. Each character is looked at once, and what is beyond the
 * limits is not kept. A quote ends a cell only before a separator, so that `"Kwame "K" Asante"` is one cell. Throws for a
 * quote that is never closed.
 */
export function* parseCsv(
  text: string,
  delimiter: string,
  { maxColumns, cellMaxChars }: Limits,
): Generator<string[]> {
  let cells: string[] = [];
  for (let at = 0; at < text.length; ) {
    const isQuoted = text[at] === '"';
    const start = isQuoted ? at + 1 : at;
    const end = isQuoted ? closingQuote(text, start, delimiter) : endOfCell(text, start, delimiter);
    if (cells.length < maxColumns) cells.push(cellOf(text, start, end, isQuoted, cellMaxChars));
    at = isQuoted ? end + 1 : end;
    if (text[at] === delimiter) {
      at += 1;
      // A separator at the very end is followed by an empty cell.
      if (at < text.length) continue;
      if (cells.length < maxColumns) cells.push("");
    }
    if (cells.length > 1 || cells[0] !== "") yield cells;
    cells = [];
    at += text.startsWith("\r\n", at) ? 2 : 1;
  }
}

function cellOf(text: string, start: number, end: number, isQuoted: boolean, maxChars: number): string {
  // Cut first: to replace millions of quotes takes a hundred times the memory of the text.
  const cell = text
    .slice(start, end)
    .trim()
    .slice(0, 2 * maxChars);
  const written = isQuoted ? cell.replaceAll('""', '"') : cell;
  return written.trim().slice(0, maxChars);
}

function endOfCell(text: string, start: number, delimiter: string): number {
  let at = start;
  while (!isEnd(text, at, delimiter)) at += 1;
  return at;
}

function closingQuote(text: string, start: number, delimiter: string): number {
  for (let at = text.indexOf('"', start); at >= 0; at = text.indexOf('"', at + 1)) {
    if (isEnd(text, at + 1, delimiter)) return at;
    // Two quotes stand for one.
    if (text[at + 1] === '"') at += 1;
  }
  throw new Error("a quote is never closed");
}

function isEnd(text: string, at: number, delimiter: string): boolean {
  const char = text[at];
  return char === undefined || char === delimiter || char === "\n" || char === "\r";
}
