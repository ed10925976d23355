import type { MailTemplate } from "./mail-content.ts";
import { type ReportValues, reportBlocks } from "./report-blocks.ts";

/** To the operator. */
export const cardReported: MailTemplate<ReportValues> = {
  budget: "other",
  write: (values, { publicUrl }) => ({
    subject: `A report of /c/${values.username}`,
    title: "A card was reported",
    preview: "It waits for a person who looks at it.",
    blocks: reportBlocks(values, publicUrl),
  }),
};
