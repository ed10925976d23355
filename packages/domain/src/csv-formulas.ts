/**
 * Where a spreadsheet would begin to run a text as a formula: at its start, and where a program whose cells end with a
 * semicolon, a tab or a line would see the start of another cell. A cell may not begin with white space either.
 */
const FORMULA = /(^|[;\t\r\n])(?=[=+\-@|])/g;
const QUOTED_FORMULA = /(^|[;\t\r\n])'(?=[=+\-@|])/g;
const SPACE = /^(?=[\t\r\n])/;
const QUOTED_SPACE = /^'(?=[\t\r\n])/;

/** An apostrophe makes it text. */
export function quoteFormulas(text: string): string {
  return text.replace(FORMULA, "$1'").replace(SPACE, "'");
}

export function unquoteFormulas(text: string): string {
  return text.replace(QUOTED_SPACE, "").replace(QUOTED_FORMULA, "$1");
}
