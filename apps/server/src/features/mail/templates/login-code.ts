import type { MailTemplate } from "./mail-content.ts";
import type { CodeValues } from "./security-code.ts";

export const loginCode: MailTemplate<CodeValues> = {
  budget: "code_after_proof",
  write: ({ code, minutes }, { brand, publicUrl }) => ({
    subject: `Your ${brand} security code`,
    title: "Your security code",
    preview: `Enter it within ${minutes} minutes to finish signing in.`,
    blocks: [
      { type: "paragraph", text: "Enter this code to finish signing in." },
      { type: "code", code },
      {
        type: "paragraph",
        text: `It is valid for ${minutes} minutes and works once. Tell it to nobody: we never ask for it by phone or email.`,
      },
      {
        type: "caution",
        text: "If you were not signing in, somebody may know your password. The code keeps them out, but choose a new password now.",
        link: { label: "Choose a new password", url: `${publicUrl}/auth/forgot/password` },
      },
    ],
  }),
};
