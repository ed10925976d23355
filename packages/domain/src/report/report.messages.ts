import english from "../messages/report-form/en.ts";
import type { ReportReason } from "./report.constants.ts";

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

const { pretends, fraud, illegal, harassing, other } = english;

/** For mails and admins; visitors read them in their language. */
export const REPORT_REASON_LABELS: Readonly<Record<ReportReason, string>> = {
  pretends,
  fraud,
  illegal,
  harassing,
  other,
};
