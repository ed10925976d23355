import { isLanguage } from "@visita/domain/language/languages";
import { reportMail } from "@visita/domain/messages/report-mail";
import type { MailTemplate } from "./mail-template.ts";

export type ReportDecided = {
  username: string;
  outcome: "taken_down" | "left_up";
  /** In which the card was reported. */
  language?: string | null;
};

/** To somebody who reported a card and left an address, in their language. */
export const reportDecided: MailTemplate<ReportDecided> = {
  budget: "other",
  async write({ username, outcome, language: stored }) {
    const language = isLanguage(stored) ? stored : "en";
    const t = reportMail.translate(language);
    const isDown = outcome === "taken_down";
    return {
      language,
      questions: t("questions", { support: "{support}" }),
      subject: t("subject", { card: `/c/${username}` }),
      title: t(isDown ? "takenDownTitle" : "leftUpTitle"),
      preview: t("preview"),
      blocks: [
        { type: "paragraph", text: t(isDown ? "takenDown" : "leftUp") },
        { type: "caution", text: t("once") },
      ],
    };
  },
};
