/** One line of RFC 4180, with its line break. */
export function toCsvLine(cells: readonly string[]): string {
  return `${cells.map(toCell).join(",")}\r\n`;
}

/** Spreadsheets run a cell that begins with one of these as a formula; an apostrophe before it makes it text. */
function toCell(text: string): string {
  const safe = /^[=+\-@\t\r\n|]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}
