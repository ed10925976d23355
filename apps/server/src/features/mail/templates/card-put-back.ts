import type { MailTemplate } from "./mail-content.ts";

type Values = { username: string; name: string };

export const cardPutBack: MailTemplate<Values> = {
  budget: "notice",
  write: ({ username, name }, { publicUrl }) => ({
    subject: `Your card /c/${username} is back`,
    title: "Your card is back",
    preview: "Visitors see it again.",
    blocks: [
      { type: "paragraph", text: `Dear ${name},` },
      { type: "paragraph", text: "your card is no longer taken down. Visitors see it as it is now." },
      { type: "button", label: "Open the card", url: `${publicUrl}/c/${encodeURIComponent(username)}` },
    ],
  }),
};
