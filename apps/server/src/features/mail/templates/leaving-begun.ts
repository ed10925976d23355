import { formatMoment, type MailTemplate } from "./mail-content.ts";

type Values = {
  /** When everything is deleted, in epoch milliseconds. */
  until: number;
};

export const leavingBegun: MailTemplate<Values> = {
  budget: "notice",
  write: ({ until }, { brand, publicUrl }) => ({
    subject: `You have left ${brand}`,
    title: `You have left ${brand}`,
    preview: "Everything is deleted in seven days. Until then you can come back.",
    blocks: [
      {
        type: "paragraph",
        text: "Your cards no longer answer, and you were signed out everywhere. A paid plan is ended, and nothing more is charged.",
      },
      { type: "facts", facts: [["Everything is deleted on", formatMoment(until)]] },
      {
        type: "paragraph",
        text: "Until then, sign in to bring everything back as it was, or to download a copy.",
      },
      { type: "button", label: "Sign in", url: `${publicUrl}/auth/signin` },
      {
        type: "caution",
        text: "If that was not you, choose a new password and sign in: one press brings everything back.",
        link: { label: "Choose a new password", url: `${publicUrl}/auth/forgot/password` },
      },
    ],
  }),
};
