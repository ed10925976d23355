import { formatMoment, type MailTemplate } from "./mail-content.ts";

type Values = {
  /** Epoch milliseconds. */
  at: number;
};

export const passwordChanged: MailTemplate<Values> = {
  budget: "notice",
  write: ({ at }, { brand, publicUrl }) => ({
    subject: `Your ${brand} password was changed`,
    title: "Your password was changed",
    preview: "All other devices were signed out.",
    blocks: [
      {
        type: "paragraph",
        text: "The password of your account was changed, and all other devices were signed out.",
      },
      { type: "facts", facts: [["When", formatMoment(at)]] },
      { type: "paragraph", text: "If that was you, there is nothing to do." },
      {
        type: "caution",
        text: "If it was not you, choose a new password now. It takes a code that we send to this address, and ends every open session.",
        link: { label: "Choose a new password", url: `${publicUrl}/auth/forgot/password` },
      },
    ],
  }),
};
