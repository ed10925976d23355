/** Texts about reports of cards. */
export const REPORT_MESSAGES = {
  answerRequired: "Please write an answer.",
  answered: "Your answer is with whoever runs this installation.",
  emailInvalid: "Please enter an email address, or leave it empty.",
  notTakenDown: "This card is not taken down.",
  reasonRequired: "Please choose what is wrong.",
  received:
    "The report is with whoever runs this installation. The card stays up until a person has looked at it.",
  textTooLong: "Please use 2,000 characters or fewer.",
  tooMany: "Too many reports. Please try again later.",
} as const;
