import type { MailTemplate } from "./mail-content.ts";
import type { CodeValues } from "./security-code.ts";

export const emailCode: MailTemplate<CodeValues> = {
  budget: "code_to_confirm",
  write: ({ code, minutes }, { brand }) => ({
    subject: `Your ${brand} security code`,
    title: "Confirm your new address",
    preview: `Enter it within ${minutes} minutes to change your address.`,
    blocks: [
      { type: "paragraph", text: `Enter this code to use this address for your ${brand} account.` },
      { type: "code", code },
      {
        type: "paragraph",
        text: `It is valid for ${minutes} minutes and works once. Tell it to nobody: we never ask for it by phone or email.`,
      },
      {
        type: "caution",
        text: "If you did not ask for this, somebody typed your address by mistake. You need not do anything: without the code nothing happens.",
      },
    ],
  }),
};
