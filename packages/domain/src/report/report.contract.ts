import { z } from "zod";
import { paragraphs } from "../card/text.rules.ts";
import { defineEndpoint } from "../http/endpoint.ts";
import { REPORT_REASONS, REPORT_TEXT_MAX_CHARS } from "./report.constants.ts";
import { TAKEDOWN_MESSAGES, REPORT_MESSAGES as TEXT } from "./report.messages.ts";

const Text = z.string().max(REPORT_TEXT_MAX_CHARS, TEXT.textTooLong).transform(paragraphs);

export const ReportCardInput = z.object({
  cardid: z.string().max(100),
  reason: z.enum(REPORT_REASONS, TEXT.reasonRequired),
  text: Text.optional(),
  /** Only for an answer; never shown to the card's owner. */
  email: z.union([z.literal(""), z.email(TEXT.emailInvalid).max(190)], TEXT.emailInvalid).optional(),
});
export type ReportCardInput = z.output<typeof ReportCardInput>;

export const reportCardEndpoint = defineEndpoint("POST /api/public/report", {
  summary: "Reports a card to the operator. The card stays online until a person has reviewed it.",
  access: "public",
  body: ReportCardInput,
  responses: { 200: z.object({ message: z.string() }) },
  reportsFirstField: true,
});

/** The fields of the plain form, by the names of `ReportCardInput`; posted to the page itself. */
export function reportPagePath(username: string): string {
  return `/c/${username}/report`;
}

export const answerTakedownEndpoint = defineEndpoint("POST /api/card/answer/:cardid", {
  summary: "Objects to the take-down of your card. A person reads it.",
  access: "account",
  params: z.object({ cardid: z.string().max(100) }),
  body: z.object({
    text: Text.refine((text) => text.trim() !== "", TAKEDOWN_MESSAGES.answerRequired),
  }),
  responses: { 200: z.object({ message: z.string() }) },
  reportsFirstField: true,
});
