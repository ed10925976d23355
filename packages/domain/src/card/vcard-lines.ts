import { oneLine, paragraphs } from "./text.rules.ts";

/** Octets of a line before its CRLF (RFC 2426, 2.6). */
const LINE_OCTETS = 75;

/** Text inside a value. Where a value has several parts, each part is escaped for itself. */
export function textValue(text: string): string {
  return escaped(oneLine(text.toWellFormed()));
}

/** Text that may have several lines: a note, a postal address. */
export function paragraphsValue(text: string): string {
  return escaped(paragraphs(text.toWellFormed()));
}

/**
 * An address of the web. By the standard it is not escaped, yet some importers read it as text and end it at a comma;
 * percent-encoded, the three signs in question mean the same to both.
 */
export function addressValue(url: string): string {
  return oneLine(url.toWellFormed())
    .replace(/\s/g, "%20")
    .replaceAll("\\", "%5C")
    .replaceAll(",", "%2C")
    .replaceAll(";", "%3B");
}

/** Lines with CRLF, folded where they are too long. A fold never falls inside a character of several octets. */
export function foldedLines(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function escaped(text: string): string {
  return text.replace(/[\\,;]/g, "\\$&").replaceAll("\n", "\\n");
}

function folded(line: string): string {
  let text = "";
  let octets = 0;
  for (const sign of line) {
    const size = octetsOf(sign.codePointAt(0) as number);
    if (octets + size > LINE_OCTETS) {
      text += "\r\n ";
      octets = 1;
    }
    text += sign;
    octets += size;
  }
  return text;
}

function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
