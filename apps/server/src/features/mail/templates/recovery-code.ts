import type { MailTemplate } from "./mail-content.ts";
import type { CodeValues } from "./security-code.ts";

export const recoveryCode: MailTemplate<CodeValues> = {
  budget: "code_on_request",
  write: ({ code, minutes }, { brand }) => ({
    subject: `Your code for a new ${brand} password`,
    title: "Choose a new password",
    preview: `Enter the code within ${minutes} minutes to go on.`,
    blocks: [
      { type: "paragraph", text: "Enter this code on the page where you asked for it." },
      { type: "code", code },
      {
        type: "paragraph",
        text: `It is valid for ${minutes} minutes, works once, and only in the browser that asked for it. Tell it to nobody.`,
      },
      {
        type: "caution",
        text: "If you did not ask for a new password, you can delete this email. Your password stays as it is.",
      },
    ],
  }),
};
