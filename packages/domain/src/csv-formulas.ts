/**
 * Where a spreadsheet would begin to run a text as a formula: at its start, and where a program whose cells end with a
 * semicolon or a line would see the start of another cell.
 */
const FORMULA_START = /(^|[;\t\r\n])(?=[=+\-@|])|^(?=[\t\r\n])/g;
const QUOTED_START = /(^|[;\t\r\n])'(?=[=+\-@|])|^'(?=[\t\r\n])/g;

/** An apostrophe makes it text. */
export function quoteFormulas(text: string): string {
  return text.replace(FORMULA_START, (_, before = "") => `${before}'`);
}

export function unquoteFormulas(text: string): string {
  return text.replace(QUOTED_START, (_, before = "") => before);
}
