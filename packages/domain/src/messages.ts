/** Texts for people that belong to no single feature. The wording is fixed: screens and tests match it exactly. */
export const MESSAGES = {
  accountLeaving: "Your account is closing. Restore it first.",
  checkField: "Please check this field.",
  checkingPerson: "Checking that you are a person. This takes a few seconds.",
  checkInput: "Please check your input fields.",
  fileTakesTooMuch: "This file takes too long to read. Please split it, or export it again.",
  forbidden: "Forbidden",
  networkError: "Network error or request timeout",
  notFound: "We couldn't find what you were looking for.",
  onlyJson: "Requests must be sent as application/json.",
  onlyZip: "Please send a ZIP file.",
  signInFirst: "Please sign in to continue.",
  tooLarge: "That is too large.",
  tooBusy: "We are very busy right now. Please try again in a moment.",
  unexpected: "an unexpected error occurred. Please try again later.",
} as const;

export function tooManyAttempts(seconds: number): string {
  return `Too many attempts. Please try again in ${seconds} seconds.`;
}
