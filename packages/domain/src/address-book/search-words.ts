/** Letters that Unicode does not take apart. */
const FOLDED: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
  ħ: "h",
  ς: "σ",
};

/** Lower case, without accents, split at everything that is neither letter nor digit. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toWellFormed()
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .replace(/[ßæœøłđðþıħς]/g, (letter) => FOLDED[letter] ?? letter)
      // Takes Hangul syllables together again.
      .normalize("NFC")
      .replace(/\p{Nd}/gu, asciiDigit)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== "")
  );
}

/** Digits of every script are found by those of every other: each block of ten begins at a zero. */
function asciiDigit(digit: string): string {
  if (digit >= "0" && digit <= "9") return digit;
  let value = 0;
  for (let code = (digit.codePointAt(0) as number) - 1; value < 9; value += 1, code -= 1) {
    if (!/\p{Nd}/u.test(String.fromCodePoint(code))) break;
  }
  return String(value);
}
