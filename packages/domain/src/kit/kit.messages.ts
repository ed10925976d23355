import { formatList, ordinal } from "../format.ts";

/** Texts about the share kit. */
export const KIT_MESSAGES = {
  captionTooLong: "Please use 30 characters or fewer.",
  captionWithoutFont: "The caption is left out: no font here has its letters.",
  captionTooWide: "The caption is left out: it is too wide for the frame.",
  walletNotConfigured: "Passes are not set up here yet",
  printProblem: "This name cannot be printed yet",
  secondPrintProblem: "The second side cannot be printed yet",
  backgroundProblem: "This card cannot be drawn in full yet",
  emojiLeftOut: "Emoji are left out here",
  premiumCode: "QR codes come with Premium.",
  inLine: "Others are drawing too. Yours follows automatically.",
  pieceFailed: "We couldn’t make this. Please try again; everything else still works.",
  pageTooLarge: "The page would be larger than 400 KB. Please use a smaller photo.",
  refusedTitle: "This code can’t be downloaded",
  goodTitle: "Scan-tested at every size",
  denseTitle: "Scan-tested, but dense",
} as const;

/** Of whoever waits for a drawing: "2nd in line"; the first is next. */
export function placeInLine(place: number): string {
  return place > 1 ? `${ordinal(place)} in line` : "Next in line";
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
  const names = scripts.length > 0 ? formatList(scripts) : "some of its";
  return `${title}: no font here has ${names} letters.`;
}
