import { formatMoment, type MailTemplate } from "./mail-content.ts";

type Values = {
  /** When the file is deleted, in epoch milliseconds. */
  until: number;
};

export const exportReady: MailTemplate<Values> = {
  budget: "notice",
  write: ({ until }, { brand, publicUrl }) => ({
    subject: `Your copy from ${brand} is ready`,
    title: "Your copy is ready",
    preview: "Download it within a day.",
    blocks: [
      {
        type: "paragraph",
        text: "The copy of everything in your account is ready. It is a ZIP file that other programs can read.",
      },
      { type: "facts", facts: [["Kept until", formatMoment(until)]] },
      { type: "button", label: "Download my copy", url: `${publicUrl}/account/settings#data` },
      {
        type: "caution",
        text: "If you did not ask for it, change your password now: somebody else is signed in to your account. This mail does not contain the file.",
        link: { label: "Change your password", url: `${publicUrl}/account/security` },
      },
    ],
  }),
};
