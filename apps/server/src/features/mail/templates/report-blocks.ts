import { REPORT_REASON_LABELS, type ReportReason } from "@visita/domain/report/report.constants";
import type { MailBlock } from "./mail-content.ts";

export type ReportValues = {
  cardid: string;
  username: string;
  reason: ReportReason;
  text: string;
  reports: number;
  networks: number;
};

/** What was reported, for the operator. The text is untrusted: it is never in a subject and never a link. */
export function reportBlocks(
  { cardid, username, reason, text, reports, networks }: ReportValues,
  publicUrl: string,
): MailBlock[] {
  return [
    {
      type: "facts",
      facts: [
        ["Card", `${publicUrl}/c/${username}`],
        ["Reason", REPORT_REASON_LABELS[reason]],
        ["Open reports", `${reports}, from ${networks} ${networks === 1 ? "network" : "networks"} today`],
      ],
    },
    ...text
      .split(/\n+/)
      .filter(Boolean)
      .map((line): MailBlock => ({ type: "paragraph", text: line })),
    { type: "button", label: "Look at it", url: `${publicUrl}/admin/reports/${cardid}` },
    {
      type: "caution",
      text: "Anybody can report a card. It stays up until you decide; nothing is taken down by itself.",
    },
  ];
}
