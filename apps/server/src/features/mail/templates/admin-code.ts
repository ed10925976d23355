import type { MailTemplate } from "./mail-content.ts";
import type { CodeValues } from "./security-code.ts";

/** The second proof of an admin who is signed in. */
export const adminCode: MailTemplate<CodeValues> = {
  budget: "code_after_proof",
  write: ({ code, minutes }, { brand, publicUrl }) => ({
    subject: `Your ${brand} admin code`,
    title: "Your admin code",
    preview: `Enter it within ${minutes} minutes to open the admin pages.`,
    blocks: [
      { type: "paragraph", text: "Enter this code to open the admin pages." },
      { type: "code", code },
      {
        type: "paragraph",
        text: `It is valid for ${minutes} minutes and works once. Tell it to nobody: we never ask for it by phone or email.`,
      },
      {
        type: "caution",
        text: "If you did not ask for it, somebody is signed in as you. End their session and choose a new password now.",
        link: { label: "Account security", url: `${publicUrl}/account/security` },
      },
    ],
  }),
};
