const WORDS = ["", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];

/** How many cards one keeps, in words as long as these are short. */
export function keptLine(cards: number): string {
  if (cards === 1) return "One card somebody left with you";
  return `${WORDS[cards] ?? cards} cards people left with you`;
}
