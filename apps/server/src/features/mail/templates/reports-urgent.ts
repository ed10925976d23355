import type { MailTemplate } from "./mail-content.ts";
import { type ReportValues, reportBlocks } from "./report-blocks.ts";

/** To the operator, ahead of other mail. */
export const reportsUrgent: MailTemplate<ReportValues> = {
  budget: "notice",
  write: (values, { publicUrl }) => ({
    subject: `Urgent: reports of /c/${values.username} from ${values.networks} networks`,
    title: "Several people reported a card",
    preview: "From different networks, within a day.",
    blocks: reportBlocks(values, publicUrl),
  }),
};
