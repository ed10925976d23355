/** Turns the bytes of a contact file into logical lines: character sets, folding, soft line breaks. */

/** Decodes bytes, or returns null if they are invalid or the character set is unknown. Given by the platform. */
export type DecodeText = (bytes: Uint8Array, charset: string) => string | null;

export type VCardText = {
  /** One property each, unfolded. Each character is a byte, unless `charset` is null: then it is text already. */
  readonly lines: readonly string[];
  /** Of values that name none. */
  readonly charset: string | null;
};

export function readLines(bytes: Uint8Array, decode: DecodeText): VCardText {
  const utf16 = utf16Of(bytes);
  if (utf16) return { lines: unfold(decode(bytes, utf16)?.replace(/^\ufeff/, "") ?? ""), charset: null };
  const hasBom = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const content = hasBom ? bytes.subarray(3) : bytes;
  // Programs that write no UTF-8 hardly ever say so. Windows-1252 contains ISO 8859-1's letters.
  const lines = unfold(byteString(content));
  const isUtf8 = decode(bytesOf(lines.join("\n")), "utf-8") !== null;
  return { lines, charset: isUtf8 ? "utf-8" : "windows-1252" };
}

/** By its mark, or by the zero in one of the first two bytes: every contact file begins with ASCII. */
function utf16Of([first, second]: Uint8Array): string | null {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return "utf-16be";
  return null;
}

const CHUNK = 8_192;

/** One character for each byte: a folded line may be cut inside of a character. */
function byteString(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += CHUNK) {
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  }
  return text;
}

export function bytesOf(byteText: string): Uint8Array {
  return Uint8Array.from(byteText, (char) => char.charCodeAt(0) & 0xff);
}

const QUOTED_PRINTABLE = /^[^:]*;(?:ENCODING=)?QUOTED-PRINTABLE(?=[;:])/i;
const BASE64 = /^[^:]*;(?:ENCODING=)?(?:BASE64|B)(?=[;:])/i;

function unfold(text: string): string[] {
  const lines: string[] = [];
  let isSoftBreak = false;
  for (const line of text.split(/\r\n|\n|\r/)) {
    const last = lines.at(-1) ?? "";
    if (isSoftBreak) {
      lines[lines.length - 1] = last.slice(0, -1) + line;
    } else if (/^[ \t]/.test(line) && lines.length > 0) {
      lines[lines.length - 1] = last + line.slice(1);
    } else if (line !== "" && !line.includes(":") && BASE64.test(last)) {
      // Some phones do not indent the lines of a photo.
      lines[lines.length - 1] = last + line;
    } else {
      lines.push(line);
    }
    const current = lines.at(-1) ?? "";
    isSoftBreak = current.endsWith("=") && QUOTED_PRINTABLE.test(current);
  }
  return lines.filter((line) => line.trim() !== "");
}
