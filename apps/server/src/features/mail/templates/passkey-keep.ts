import { formatMoment, type MailTemplate } from "./mail-content.ts";

type Values = {
  token: string;
  /** Epoch milliseconds. */
  addedAt: number;
  hours: number;
  /** Epoch milliseconds. */
  expiresAt: number;
};

/** Without the passkey's name, which is text that somebody typed. */
export const passkeyKeep: MailTemplate<Values> = {
  budget: "code_after_proof",
  write: ({ token, addedAt, hours }, { brand, publicUrl }) => ({
    subject: `Switch your ${brand} passkey on again`,
    title: "Is this passkey yours?",
    preview: "This link switches it on.",
    blocks: [
      {
        type: "paragraph",
        text: "Your password was recovered, so passkeys that were added shortly before are off. You want to keep this one.",
      },
      { type: "facts", facts: [["Added", formatMoment(addedAt)]] },
      {
        type: "button",
        label: "Switch it on",
        url: `${publicUrl}/account/passkeys/confirm?token=${token}`,
      },
      { type: "paragraph", text: `The link works once, for ${hours} hours.` },
      {
        type: "caution",
        text: "If you do not know this passkey, leave the link alone and remove the passkey.",
        link: { label: "Look at your passkeys", url: `${publicUrl}/account/passkeys` },
      },
    ],
  }),
};
