import english from "../messages/report-form/en.ts";

/** Texts about reports of cards. */
export const REPORT_MESSAGES = {
  answerRequired: "Please write an answer.",
  answered: "We got your answer. A person will read it.",
  emailInvalid: english.emailInvalid,
  notTakenDown: "This card is not taken down.",
  reasonRequired: english.reasonRequired,
  received: english.received,
  textTooLong: english.textTooLong,
  tooMany: english.tooMany,
} as const;
