import { oneLine } from "@visita/domain/card/text.rules";

const MAX_CHARS = 40;
const MAX_WORDS = 5;

/** Letters and what stands between them in names: no digits, no address and no sentence of a stranger gets into a subject. */
export function isPlainName(typed: string): boolean {
  const name = oneLine(typed);
  const isShort = [...name].length <= MAX_CHARS && name.split(" ").length <= MAX_WORDS;
  const isLetters = /^\p{L}(?:[\p{L}\p{M} .'’·-]|\u200c|\u200d)*$/u.test(name);
  return isShort && isLetters && !/[\p{L}\p{M}]{2}\.[\p{L}\p{M}]/u.test(name);
}
