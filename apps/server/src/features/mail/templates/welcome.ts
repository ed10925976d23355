import type { MailTemplate } from "./mail-content.ts";

export const welcome: MailTemplate<object> = {
  budget: "welcome",
  write: (_values, { brand, publicUrl }) => ({
    subject: `Welcome to ${brand}`,
    title: `Welcome to ${brand}`,
    preview: "Your account is ready. Sign in to make your first card.",
    blocks: [
      {
        type: "paragraph",
        text: "Your account is ready. Sign in and make your first card: it takes about three minutes, and one card is free for as long as you like.",
      },
      { type: "button", label: "Sign in", url: `${publicUrl}/auth/signin` },
      {
        type: "paragraph",
        text: "The first time you sign in, we send a six-digit security code to this address. That is how we know it is yours.",
      },
      {
        type: "caution",
        text: "If you did not sign up, you can ignore this email. Nobody can use the account without a code from this mailbox.",
      },
    ],
  }),
};
