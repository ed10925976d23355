export default {
  accountGone: "This account does not exist.",
  actsOnSelf: "You cannot do this to your own account.",
  // ADMIN_EMAILS is a setting of the server.
  actsOnAdmin: "This account is in ADMIN_EMAILS. Remove it from the list first.",
  alreadyDown: "This card is already taken down.",
  alreadySuspended: "This account is already suspended.",
  cardGone: "This card does not exist.",
  codeInvalid: "This code is wrong or has expired.",
  codeSent: "A code is on its way.",
  confirmed: "Confirmed.",
  dayInvalid: "Please choose a day.",
  dayPast: "Please choose a later day.",
  deleted: "Account deleted.",
  deletionFailed: "The payment provider could not end the plan, so nothing was deleted. Try again later.",
  granted: "Premium granted.",
  // Reports were looked at, and the card stays.
  leftUp: "The card stays online.",
  lifted: "Suspension lifted.",
  notDown: "This card is not taken down.",
  notSuspended: "This account is not suspended.",
  noticeRequired: "Please choose what visitors see.",
  proofNeeded: "Confirm it’s you.",
  // Once more to be seen.
  putBack: "Card restored.",
  reasonRequired: "Please give a reason.",
  reasonTooLong: "Please use 500 characters or fewer.",
  reportsClosed: "These reports are already closed.",
  // Cards in a queue wait for a look.
  reviewed: "Removed from the queue.",
  signedOut: "Signed out everywhere.",
  suspended: "Account suspended.",
  takenDown: "Card taken down.",
  // What the owner is told.
  toldRequired: "Please write a message to the owner.",
  toldTooLong: "Please use 2,000 characters or fewer.",
} as const;
