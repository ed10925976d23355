import { formatMoment, type MailTemplate } from "./mail-content.ts";

type Values = {
  /** Epoch milliseconds. */
  at: number;
  /** Masked. */
  newEmail: string;
  token: string;
  days: number;
};

export const emailChanged: MailTemplate<Values> = {
  budget: "notice",
  write: ({ at, newEmail, token, days }, { brand, publicUrl }) => ({
    subject: `The address of your ${brand} account was changed`,
    title: "Your address was changed",
    preview: `This link brings it back for ${days} days.`,
    blocks: [
      {
        type: "paragraph",
        text: "Your account has a new email address. From now on you sign in with it, and codes are sent there.",
      },
      {
        type: "facts",
        facts: [
          ["When", formatMoment(at)],
          ["New address", newEmail],
        ],
      },
      { type: "paragraph", text: "If that was you, there is nothing to do." },
      {
        type: "caution",
        text: `If it was not you, bring this address back within ${days} days. That signs out every device and removes every passkey.`,
        link: { label: "Bring this address back", url: `${publicUrl}/account/email/restore?token=${token}` },
      },
    ],
  }),
};
