import { formatList, ordinal } from "../format.ts";

/** Texts about the share kit. */
export const KIT_MESSAGES = {
  captionTooLong: "Please use 30 characters or fewer.",
  walletNotConfigured: "Passes are not set up here yet",
  printProblem: "This name cannot be printed yet",
  backgroundProblem: "This card cannot be drawn in full yet",
  premiumCode: "QR codes come with Premium.",
  pieceFailed: "We couldn’t make this. Please try again; everything else still works.",
  pageTooLarge: "The page would be larger than 400 KB. Please use a smaller photo.",
} as const;

/** Of whoever waits for a drawing: "2nd in line"; the first is next. */
export function placeInLine(place: number): string {
  return place > 1 ? `${ordinal("en", place)} in line` : "Next in line";
}

/** "This name cannot be printed yet: no font here has Tamil letters." */
export function unprintableText(scripts: readonly string[]): string {
  return missingFontText(KIT_MESSAGES.printProblem, scripts);
}

/** "This card cannot be drawn in full yet: no font here has Tamil letters." */
export function undrawableText(scripts: readonly string[]): string {
  return missingFontText(KIT_MESSAGES.backgroundProblem, scripts);
}

function missingFontText(title: string, scripts: readonly string[]): string {
  const names = scripts.length > 0 ? formatList("en", scripts) : "some of its";
  return `${title}: no font here has ${names} letters.`;
}
