import type { MailTemplate } from "./mail-content.ts";

type Values = { name: string; reason: string };

export const accountSuspended: MailTemplate<Values> = {
  budget: "notice",
  write: ({ name, reason }, { brand }) => ({
    subject: `Your ${brand} account is suspended`,
    title: "Your account is suspended",
    preview: "Nothing is deleted. You can answer this mail.",
    blocks: [
      { type: "paragraph", text: `Dear ${name},` },
      {
        type: "paragraph",
        text: "you cannot sign in for now, and your cards are not shown. Nothing is deleted.",
      },
      { type: "facts", facts: [["Reason", reason]] },
      {
        type: "caution",
        text: "If we are wrong, answer this mail and tell us why; a person reads it. A paid plan goes on until you end it, and you can ask us to end it or to send you a copy of your data.",
      },
    ],
  }),
};
