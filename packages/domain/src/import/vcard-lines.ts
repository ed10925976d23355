/** Turns the bytes of a contact file into logical lines: character sets, folding, soft line breaks. */

/** Decodes bytes, or returns null if they are invalid or the character set is unknown. Given by the platform. */
export type DecodeText = (bytes: Uint8Array, charset: string) => string | null;

export type VCardText = {
  /** One property each, unfolded. Each character is a byte, unless `charset` is null: then it is text already. */
  readonly lines: Iterable<string>;
  /** Of values that name none. */
  readonly charset: string | null;
};

export function readLines(bytes: Uint8Array, decode: DecodeText): VCardText {
  const utf16 = utf16Of(bytes);
  if (utf16) return { lines: unfold(decode(bytes, utf16)?.replace(/^\ufeff/, "") ?? ""), charset: null };
  const hasBom = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const text = byteString(hasBom ? bytes.subarray(3) : bytes);
  // Programs that write no UTF-8 hardly ever say so. Windows-1252 contains ISO 8859-1's letters.
  const isUtf8 = !NOT_ASCII.test(text) || areUtf8(unfold(text), decode);
  return { lines: unfold(text), charset: isUtf8 ? "utf-8" : "windows-1252" };
}

function areUtf8(lines: Iterable<string>, decode: DecodeText): boolean {
  for (const line of lines) {
    if (NOT_ASCII.test(line) && decode(bytesOf(line), "utf-8") === null) return false;
  }
  return true;
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
  const bytes = new Uint8Array(byteText.length);
  for (let at = 0; at < byteText.length; at += 1) bytes[at] = byteText.charCodeAt(at);
  return bytes;
}

const NOT_ASCII = /[\x80-\xff]/;
const QUOTED_PRINTABLE = /;(?:ENCODING=)?QUOTED-PRINTABLE(?=[;:])/i;
const BASE64 = /;(?:ENCODING=)?(?:BASE64|B)(?=[;:])/i;

const BASE64_LINE = /^[A-Za-z0-9+/=]+[ \t]*$/;

/** Each physical line is looked at once: the encoding is read where a property's colon first appears. */
function* unfold(text: string): Generator<string> {
  let parts: string[] = [];
  let encoding: "quoted-printable" | "base64" | "none" | undefined;
  let isSoftBreak = false;
  for (const line of physicalLines(text)) {
    const hasColon = line.includes(":");
    if (isSoftBreak) {
      parts.push((parts.pop() as string).slice(0, -1), line);
    } else if (/^[ \t]/.test(line) && parts.length > 0) {
      parts.push(line.slice(1));
    } else if (encoding === "base64" && BASE64_LINE.test(line)) {
      // Some phones do not indent the lines of a photo. What follows it may be folded before its colon.
      parts.push(line);
    } else {
      yield* logicalLine(parts);
      parts = [line];
      encoding = undefined;
    }
    if (hasColon) encoding ??= encodingOf(parts.join(""));
    isSoftBreak = encoding === "quoted-printable" && line.endsWith("=");
  }
  yield* logicalLine(parts);
}

function encodingOf(line: string) {
  const head = line.slice(0, line.indexOf(":") + 1);
  if (QUOTED_PRINTABLE.test(head)) return "quoted-printable";
  return BASE64.test(head) ? "base64" : "none";
}

function* logicalLine(parts: readonly string[]): Generator<string> {
  const line = parts.join("");
  if (line.trim() !== "") yield line;
}

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

function* physicalLines(text: string): Generator<string> {
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code !== LINE_FEED && code !== CARRIAGE_RETURN) continue;
    yield text.slice(start, at);
    if (code === CARRIAGE_RETURN && text.charCodeAt(at + 1) === LINE_FEED) at += 1;
    start = at + 1;
  }
  yield text.slice(start);
}
