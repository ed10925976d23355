import { formatMoment, type MailTemplate } from "./mail-content.ts";

type Values = {
  /** Epoch milliseconds. */
  at: number;
  /** How many passkeys the account has: a new password does not end them. */
  passkeys?: number;
  /** By a recovery: then recent passkeys are off. */
  isRecovered?: boolean;
};

const PASSKEYS_STAY = {
  type: "paragraph",
  text: "Your passkeys still sign in. If one of them is not yours, remove it in the settings.",
} as const;

const RECENT_PASSKEYS_OFF = {
  type: "paragraph",
  text: "Passkeys that were added in the last 30 days are off. Sign in to keep or remove each of your passkeys.",
} as const;

export const passwordChanged: MailTemplate<Values> = {
  budget: "notice",
  write: ({ at, passkeys = 0, isRecovered = false }, { brand, publicUrl }) => ({
    subject: `Your ${brand} password was changed`,
    title: "Your password was changed",
    preview: "All other devices were signed out.",
    blocks: [
      {
        type: "paragraph",
        text: "The password of your account was changed, and all other devices were signed out.",
      },
      { type: "facts", facts: [["When", formatMoment(at)]] },
      ...(passkeys > 0 ? [isRecovered ? RECENT_PASSKEYS_OFF : PASSKEYS_STAY] : []),
      { type: "paragraph", text: "If that was you, there is nothing to do." },
      {
        type: "caution",
        text: "If it was not you, choose a new password now. It takes a code that we send to this address, and ends every open session.",
        link: { label: "Choose a new password", url: `${publicUrl}/auth/forgot/password` },
      },
    ],
  }),
};
