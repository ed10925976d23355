import type { MailTemplate } from "./mail-content.ts";

type Values = {
  sender: string;
  text: string;
  /** As the visitor gave it; the form asks for it, other callers may not. */
  replyTo: string | null;
};

/** To the operator. The text is untrusted, so none of it is in the subject. */
export const contactMessage: MailTemplate<Values> = {
  budget: "other",
  write: ({ sender, text, replyTo }, { brand }) => ({
    ...(replyTo && { replyTo }),
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
