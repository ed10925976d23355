import { formatMoment, type MailTemplate } from "./mail-content.ts";

type Values = {
  /** Epoch milliseconds. */
  at: number;
};

export const accountDeleted: MailTemplate<Values> = {
  budget: "notice",
  write: ({ at }, { brand }) => ({
    subject: `Your ${brand} account is deleted`,
    title: "Your account is deleted",
    preview: "Nothing of it is left here.",
    blocks: [
      {
        type: "paragraph",
        text: "Your account and everything in it is deleted: cards, pictures, favourites and sign-ins.",
      },
      { type: "facts", facts: [["When", formatMoment(at)]] },
      {
        type: "paragraph",
        text: "If you had a paid plan, the payment provider keeps its invoices, as law asks. This is the last mail you get from us.",
      },
    ],
  }),
};
