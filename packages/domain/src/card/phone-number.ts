export type PhoneNumber = {
  /** As typed, converted to ASCII, with + for the international prefix. */
  readonly value: string;
  /** To dial: digits, with + before a country code. */
  readonly digits: string;
  /** Empty if there is none. */
  readonly extension: string;
};

const SCHEME = /^(?:tel|sms|smsto|fax|callto|phone):(?:\/\/)?/i;
const EXTENSION = /^([^a-z#;]*?)[\s,.-]*(?:;ext=|ext(?:ension|n)?\b[.:]?|x|#)\s*(\d{1,7})$/i;
const TYPED_MAX_CHARS = 60;
const NUMBER = /^\+?[0-9 ()./-]{3,32}$/;
/** As in 1800-FLOWERS: digits, then at least three letters. */
const VANITY = /^(?!.*\bext)\+?[0-9 ()./-]*\d[ ()./-]*(?:[a-z][ ()./-]*){3,}[a-z0-9 ()./-]*$/i;
const KEYPAD = ["abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"];

/** Null when it is not a phone number. */
export function readPhoneNumber(typed: string): PhoneNumber | null {
  if (typed.length > TYPED_MAX_CHARS) return null;
  const text = toAscii(typed).replace(SCHEME, "");
  const [, before = text, extension = ""] = EXTENSION.exec(text) ?? [];
  const number = before
    .trim()
    .replace(/^\(\s*\+\s*(\d{1,3})\s*\)\s*/, "+$1 ")
    .replace(/^(?:\(00\)|00)[\s.-]*(?=[(1-9])/, "+")
    .replace(/^\+\s+/, "+");
  const keyed = VANITY.test(number) ? number.replace(/[a-z]/gi, keypadDigit) : number;
  if (!NUMBER.test(keyed)) return null;
  // In "+44 (0)20 ..." the zero is only dialled from within the country.
  const dialled = keyed.startsWith("+") ? keyed.replace(/\(0\)/, "") : keyed;
  const digits = dialled.replace(/\D/g, "");
  if (digits.length < 3 || digits.length > 15) return null;
  if (!number.startsWith("+")) return toPhoneNumber(number, digits, extension);
  return digits.startsWith("0") ? null : toPhoneNumber(number, `+${digits}`, extension);
}

function keypadDigit(letter: string): string {
  return String(KEYPAD.findIndex((letters) => letters.includes(letter.toLowerCase())) + 2);
}

function toPhoneNumber(number: string, digits: string, extension: string): PhoneNumber {
  return { value: extension ? `${number} ext ${extension}` : number, digits, extension };
}

/** Converts digits of other scripts and typographic dashes and spaces. */
function toAscii(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/\s+/g, " ")
    .trim();
}
