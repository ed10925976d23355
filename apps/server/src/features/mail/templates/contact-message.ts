import type { MailTemplate } from "./mail-content.ts";

type Values = {
  sender: string;
  text: string;
};

/** To the operator. The text is untrusted, so none of it is in the subject. */
export const contactMessage: MailTemplate<Values> = {
  budget: "other",
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
