export default {
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
  // Done: details were sent.
  sent: "Sent",
  signInFirst: "Please sign in to continue.",
  tooLarge: "That is too large.",
  tooBusy: "We are very busy right now. Please try again in a moment.",
  unexpected: "an unexpected error occurred. Please try again later.",
  // Chosen by the number of {seconds}. English does not tell one second from more.
  tooManyAttempts: {
    one: "Too many attempts. Please try again in {seconds} seconds.",
    other: "Too many attempts. Please try again in {seconds} seconds.",
  },
} as const;
