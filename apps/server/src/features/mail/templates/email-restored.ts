import { formatMoment, type MailTemplate } from "./mail-content.ts";

type Values = {
  /** Epoch milliseconds. */
  at: number;
};

export const emailRestored: MailTemplate<Values> = {
  budget: "notice",
  write: ({ at }, { brand, publicUrl }) => ({
    subject: `A former address of your ${brand} account is back`,
    title: "The former address is back",
    preview: "Every device was signed out.",
    blocks: [
      {
        type: "paragraph",
        text: "The change of your account’s email address was taken back. Every device was signed out, and every passkey was removed.",
      },
      { type: "facts", facts: [["When", formatMoment(at)]] },
      {
        type: "caution",
        text: "Whoever changed the address may know your password. Choose a new one now.",
        link: { label: "Choose a new password", url: `${publicUrl}/auth/forgot/password` },
      },
    ],
  }),
};
