import { reportForm } from "@visita/domain/messages/report-form";
import { type MailOperatorText, mailOperatorTexts } from "@visita/domain/owner-messages/mail-operator";
import { caution, facts, typedParagraphs } from "./mail-blocks.ts";
import type { MailBlock } from "./mail-content.ts";
import { type MailFrame, templatesOf } from "./mail-template.ts";
import type { Report, Templates } from "./mail-values.ts";

const template = templatesOf(mailOperatorTexts);

type Kind = "contact_message" | "card_reported" | "reports_urgent" | "takedown_answered";

/** Texts of strangers are never in a subject and never a link. */
export const operatorMails: Templates<Kind> = {
  contact_message: template("other", (t, { sender, text, replyTo }, { brand, apart }) => ({
    subject: t("contactSubject", { brand }),
    ...(replyTo && { replyTo }),
    title: t("contactTitle"),
    preview: t("contactPreview"),
    blocks: [
      ...(sender === "" ? [] : [facts([t("from"), apart(sender)])]),
      ...typedParagraphs(text),
      caution(t("contactUntrusted")),
    ],
  })),

  card_reported: template("other", async (t, report, frame) => ({
    subject: t("reportedSubject", { card: `/c/${report.username}` }),
    title: t("reportedTitle"),
    preview: t("reportedPreview"),
    blocks: await reportBlocks(t, report, frame),
  })),

  /** Ahead of other mail. */
  reports_urgent: template("notice", async (t, report, frame) => ({
    subject: t("urgentSubject", { card: `/c/${report.username}`, count: report.networks }),
    title: t("urgentTitle"),
    preview: t("urgentPreview"),
    blocks: await reportBlocks(t, report, frame),
  })),

  takedown_answered: template("notice", (t, { cardid, username, text, replyTo }, { button }) => ({
    subject: t("answeredSubject", { card: `/c/${username}` }),
    ...(replyTo && { replyTo }),
    title: t("answeredTitle"),
    preview: t("answeredPreview"),
    blocks: [
      ...typedParagraphs(text),
      button(t("review"), `/admin/reports/${cardid}`),
      caution(t("answeredNext")),
    ],
  })),
};

/** What was reported. */
async function reportBlocks(
  t: MailOperatorText,
  { cardid, username, reason, text, reports, networks: count }: Report,
  { publicUrl, common, button, language }: MailFrame,
): Promise<MailBlock[]> {
  const reasonWords = await reportForm.load(language);
  return [
    facts(
      [common("card"), `${publicUrl}/c/${username}`],
      [common("reason"), reasonWords(reason)],
      [t("openReports"), t("reportsFrom", { reports, count })],
    ),
    ...typedParagraphs(text),
    button(t("review"), `/admin/reports/${cardid}`),
    caution(t("anybodyReports")),
  ];
}
