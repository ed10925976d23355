import type { MailTemplate } from "./mail-content.ts";

type Values = {
  sender: string;
  text: string;
};

/** To whoever runs the installation. All of it was written by a stranger, so nothing of it is in the subject. */
export const contactMessage: MailTemplate<Values> = {
  // How many arrive is limited where they are left.
  isUnlimited: true,
  write: ({ sender, text }, { brand }) => ({
    subject: `A message through the ${brand} contact form`,
    title: "Somebody wrote to you",
    preview: "Left on your contact page.",
    blocks: [
      ...(sender === "" ? [] : [{ type: "facts", facts: [["From", sender]] } as const]),
      ...text.split(/\n+/).map((line) => ({ type: "paragraph", text: line }) as const),
      {
        type: "caution",
        text: "Anybody can fill in the form. Check who writes before you open links or answer with anything private.",
      },
    ],
  }),
};
