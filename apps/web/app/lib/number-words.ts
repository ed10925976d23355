const WORDS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** In words as long as these are short. */
export function numberWord(count: number): string {
  return WORDS[count] ?? withSeparators(count);
}

/** "1,112". For whole numbers; avoids `Intl` for the reason given at `MONTHS`. */
export function withSeparators(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** "1 view", "2,385 views". */
export function counted(count: number, singular: string, plural = `${singular}s`): string {
  return `${withSeparators(count)} ${count === 1 ? singular : plural}`;
}

/** The same in words: "one view", "no views". */
export function countedInWords(count: number, singular: string, plural = `${singular}s`): string {
  return `${numberWord(count)} ${count === 1 ? singular : plural}`;
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
