import type { MailTemplate } from "./mail-content.ts";

type Values = {
  /** The recipient's: the link may be opened in a tab that does not know it. */
  email: string;
  linkCode: string;
  minutes: number;
  /** Epoch milliseconds. */
  expiresAt: number;
};

export const recoveryLink: MailTemplate<Values> = {
  budget: "code_on_request",
  write: ({ email, linkCode, minutes }, { brand, publicUrl }) => ({
    subject: `Your link for a new ${brand} password`,
    title: "Choose a new password",
    preview: `Open the link within ${minutes} minutes to go on.`,
    blocks: [
      {
        type: "paragraph",
        text: "Many codes were asked for today, so this mail has a link instead. Open it in the browser where you asked for a new password.",
      },
      {
        type: "button",
        label: "Go on",
        url: `${publicUrl}/auth/verify/link#email=${encodeURIComponent(email)}&code=${linkCode}`,
      },
      {
        type: "paragraph",
        text: `It is valid for ${minutes} minutes and only in a browser that asked for it. If you ask again meanwhile, it stays valid and no second mail is sent. Forward it to nobody.`,
      },
      {
        type: "caution",
        text: "If you did not ask for a new password, you can delete this email. Nobody can change your password without it.",
      },
    ],
  }),
};
