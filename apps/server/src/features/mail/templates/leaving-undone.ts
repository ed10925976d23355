import { formatMoment, type MailTemplate } from "./mail-content.ts";

type Values = {
  /** Epoch milliseconds. */
  at: number;
};

export const leavingUndone: MailTemplate<Values> = {
  budget: "notice",
  write: ({ at }, { brand, publicUrl }) => ({
    subject: `Welcome back to ${brand}`,
    title: "Everything is back",
    preview: "Your cards answer again. Nothing is deleted.",
    blocks: [
      { type: "paragraph", text: "Your cards answer again, and nothing will be deleted." },
      { type: "facts", facts: [["When", formatMoment(at)]] },
      { type: "button", label: "Open my dashboard", url: `${publicUrl}/dashboard` },
      {
        type: "caution",
        text: "If that was not you, change your password now. That signs out every other device.",
        link: { label: "Change your password", url: `${publicUrl}/account/security` },
      },
    ],
  }),
};
