import type { MailTemplate } from "./mail-content.ts";

type Values = { name: string };

export const accountLifted: MailTemplate<Values> = {
  budget: "notice",
  write: ({ name }, { brand, publicUrl }) => ({
    subject: `Your ${brand} account is open again`,
    title: "Your account is open again",
    preview: "You can sign in, and your cards are shown.",
    blocks: [
      { type: "paragraph", text: `Dear ${name},` },
      { type: "paragraph", text: "your account is no longer suspended. Your cards are shown again." },
      { type: "button", label: "Sign in", url: `${publicUrl}/auth/signin` },
    ],
  }),
};
