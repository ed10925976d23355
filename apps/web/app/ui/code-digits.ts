export const CODE_LENGTH = 6;

/** The code after a key press, and the box to go to. */
export type CodeStep = { value: string; focus: number };

/** "123 456" and "123-456" are how messages print a code. */
function digitsIn(text: string): string {
  return text.replace(/\D/g, "").slice(0, CODE_LENGTH);
}

/** What typing, pasting or autofill into one box makes of the code; undefined when it changes nothing. */
export function enterDigits(value: string, index: number, text: string): CodeStep | undefined {
  const digits = withoutOldDigit(digitsIn(text), value[index]);
  if (!digits) return undefined;
  const start = digits.length === CODE_LENGTH ? 0 : Math.min(index, value.length);
  const next = (value.slice(0, start) + digits + value.slice(start + digits.length)).slice(0, CODE_LENGTH);
  return { value: next, focus: start + digits.length };
}

/** Later digits move up, so that the code never has a gap. */
export function eraseDigit(value: string, index: number): CodeStep {
  if (index < 0) return { value, focus: 0 };
  return { value: value.slice(0, index) + value.slice(index + 1), focus: index };
}

/** Phones type beside the digit already in the box instead of over it. */
function withoutOldDigit(digits: string, old: string | undefined): string {
  return old && digits.length === 2 ? digits.replace(old, "") : digits;
}
