/**
 * Host names as people write them. A label in punycode is shown in its own script, unless it could be taken for another
 * name: then it stays as it is.
 */
export function hostText(host: string): string {
  return host.includes("xn--") ? host.split(".").map(labelText).join(".") : host;
}

function labelText(label: string): string {
  if (!label.startsWith("xn--")) return label;
  const decoded = decodePunycode(label.slice(4));
  return decoded !== null && isUnmistakable(decoded) ? decoded : label;
}

/** European letters without those that look like others, such as the dotless i. */
const LATIN =
  /^[a-z0-9\u00df-\u00f6\u00f8-\u0130\u0133-\u0137\u0139-\u0148\u014a-\u017e\u01a1\u01b0\u1ea0-\u1ef9-]+$/;
const JAPANESE = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々0-9-]+$/u;
const OTHER_SCRIPTS = (
  "Arabic Armenian Bengali Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Hangul Hebrew Kannada Khmer " +
  "Lao Malayalam Myanmar Sinhala Tamil Telugu Thai"
)
  .split(" ")
  .map((script) => new RegExp(`^[\\p{Script=${script}}\\p{Script=Inherited}0-9-]+$`, "u"));
/** Letters of other alphabets that look like Latin ones: nothing but these could be a Latin name. */
const LATIN_LOOKALIKES = /^[асԁеһіјӏорԛѕԝхуүѵъьпгкмтвзбфαβγικνορτυωχηεаոսցօհզ0-9-]+$/u;

function isUnmistakable(label: string): boolean {
  if (LATIN.test(label) || JAPANESE.test(label)) return true;
  return OTHER_SCRIPTS.some((script) => script.test(label)) && !LATIN_LOOKALIKES.test(label);
}

/** RFC 3492, section 5. */
const BASE = 36;
const MIN_THRESHOLD = 1;
const MAX_THRESHOLD = 26;
const SKEW = 38;
const DAMP = 700;
const INITIAL_BIAS = 72;
const FIRST_CODE_POINT = 0x80;
const LAST_CODE_POINT = 0x10ffff;
const DIGITS = "abcdefghijklmnopqrstuvwxyz0123456789";

/** Null when it is not punycode. */
function decodePunycode(encoded: string): string | null {
  const delimiter = encoded.lastIndexOf("-");
  const codePoints = [...encoded.slice(0, Math.max(delimiter, 0))].map((char) => char.charCodeAt(0));
  let codePoint = FIRST_CODE_POINT;
  let bias = INITIAL_BIAS;
  let index = 0;
  let position = delimiter + 1;
  while (position < encoded.length) {
    const start = index;
    let weight = 1;
    for (let offset = BASE; ; offset += BASE) {
      const digit = DIGITS.indexOf(encoded.charAt(position) || " ");
      position += 1;
      index += digit * weight;
      if (digit < 0 || index > LAST_CODE_POINT * encoded.length) return null;
      const threshold = Math.min(Math.max(offset - bias, MIN_THRESHOLD), MAX_THRESHOLD);
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const count = codePoints.length + 1;
    bias = adaptedBias(index - start, count, start === 0);
    codePoint += Math.floor(index / count);
    if (codePoint > LAST_CODE_POINT) return null;
    index %= count;
    codePoints.splice(index, 0, codePoint);
    index += 1;
  }
  // Only names that need it are written in punycode.
  return codePoint === FIRST_CODE_POINT ? null : String.fromCodePoint(...codePoints);
}

function adaptedBias(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / count);
  let bias = 0;
  for (; rest > ((BASE - MIN_THRESHOLD) * MAX_THRESHOLD) / 2; bias += BASE) {
    rest = Math.floor(rest / (BASE - MIN_THRESHOLD));
  }
  return bias + Math.floor(((BASE - MIN_THRESHOLD + 1) * rest) / (rest + SKEW));
}
