import { oneLine, paragraphs } from "./text.rules.ts";

/** One property of a vCard. The label is displayed beside the value where the standard has no type for it. */
export type ContactLine = { readonly property: string; readonly value: string; readonly label?: string };

/** Without the CRLF (RFC 2426, 2.6). */
const LINE_MAX_OCTETS = 75;
/** The first as long as a line, the others after their space. */
const ASCII_PARTS = /^.{0,75}|.{1,74}/gs;

/** Text of a value, or of one component of a structured value. */
export function textValue(text: string): string {
  return escaped(oneLine(text.toWellFormed()));
}

/** Text with line breaks: a note, a postal address. */
export function paragraphsValue(text: string): string {
  return escaped(paragraphs(text.toWellFormed()));
}

/**
 * The standard does not escape URLs, yet some importers read them as text and end them at a comma. Percent-encoding
 * these characters means the same to both.
 */
export function urlValue(url: string): string {
  return oneLine(url.toWellFormed())
    .replace(/\s/g, "%20")
    .replaceAll("\\", "%5C")
    .replaceAll(",", "%2C")
    .replaceAll(";", "%3B");
}

/** Lines with CRLF, folded where too long, but never inside a multi-byte character. */
export function foldedLines(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** The lines of such a text, one property each. */
export function unfoldedLines(text: string): string[] {
  return text
    .replace(/\r\n[ \t]/g, "")
    .split("\r\n")
    .filter(Boolean);
}

/** A label is a separate line, linked to its value by a shared group name. */
export function labelledLines(
  lines: readonly ContactLine[],
  contentLine: (property: string, value: string) => string,
): string[] {
  let group = 0;
  return lines.flatMap(({ property, value, label }) => {
    if (!label) return [contentLine(property, value)];
    group += 1;
    return [
      `item${group}.${contentLine(property, value)}`,
      `item${group}.${contentLine("X-ABLabel", textValue(label))}`,
    ];
  });
}

function escaped(text: string): string {
  return text.replace(/[\\,;]/g, "\\$&").replaceAll("\n", "\\n");
}

function folded(line: string): string {
  // A photo is a line of a million characters.
  if (/^\p{ASCII}*$/u.test(line)) return line.match(ASCII_PARTS)?.join("\r\n ") ?? "";
  let text = "";
  let octets = 0;
  for (const char of line) {
    const size = octetsOf(char.codePointAt(0) as number);
    if (octets + size > LINE_MAX_OCTETS) {
      text += "\r\n ";
      octets = 1;
    }
    text += char;
    octets += size;
  }
  return text;
}

function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
