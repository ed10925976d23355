// Invisible and bidirectional control characters, which allow a name to be spoofed.
// Joiners (U+200C, U+200D) and variation selectors stay: Persian, Indic scripts and emoji need them.
const INVISIBLE =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]/g;
// With the blank Braille pattern, which is a space that Unicode counts as a symbol.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are to be removed
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u2800]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: all but the line feed
const CONTROL_BUT_LINE_FEED = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2800]/g;
/** Letter, digit, punctuation or symbol. Some letters, such as Hangul fillers, have no shape and are ignorable. */
const VISIBLE = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}\p{P}\p{S}]/u;

/** What is left out where a card is drawn or printed: emoji would spoil the line, lone surrogates have no shape. */
export const OUT_OF_PLACE =
  /\p{Cs}|\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|[\u20e3\ufe0f\u{e0020}-\u{e007f}]/u;

/** Single-line text: no line breaks, no invisible characters, single spaces. Empty when nothing in it can be seen. */
export function oneLine(text: string): string {
  return unlessBlank(text.replace(INVISIBLE, "").replace(CONTROL, " ").replace(/\s+/g, " ").trim());
}

/** Multi-line text, with at most one empty line between paragraphs. Empty when nothing in it can be seen. */
export function paragraphs(text: string): string {
  const lines = text
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(INVISIBLE, "")
    .replace(CONTROL_BUT_LINE_FEED, " ")
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  return unlessBlank(lines);
}

/** Only spaces, joiners and combining marks look like nothing at all. */
function unlessBlank(text: string): string {
  return VISIBLE.test(text) ? text : "";
}

/** Whether a name can be read: a letter or a digit of any script, or a symbol such as an emoji. */
export function isReadableName(name: string): boolean {
  return /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}\p{S}]/u.test(name);
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
