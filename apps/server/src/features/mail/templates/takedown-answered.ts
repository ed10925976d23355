import type { MailTemplate } from "./mail-content.ts";

type Values = { cardid: string; username: string; text: string; replyTo: string | null };

/** To the operator. The text is untrusted. */
export const takedownAnswered: MailTemplate<Values> = {
  budget: "notice",
  write: ({ cardid, username, text, replyTo }, { publicUrl }) => ({
    ...(replyTo && { replyTo }),
    subject: `The owner of /c/${username} has answered`,
    title: "The owner has answered",
    preview: "About a card that was taken down.",
    blocks: [
      ...text
        .split(/\n+/)
        .filter(Boolean)
        .map((line) => ({ type: "paragraph", text: line }) as const),
      { type: "button", label: "Look at it", url: `${publicUrl}/admin/reports/${cardid}` },
      {
        type: "caution",
        text: "Look at the card before you put it back. An answer to this mail goes to its owner.",
      },
    ],
  }),
};
