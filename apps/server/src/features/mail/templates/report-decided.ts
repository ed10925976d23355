import type { MailTemplate } from "./mail-content.ts";

type Values = { username: string; outcome: "taken_down" | "left_up" };

/** To somebody who reported a card and left an address. */
export const reportDecided: MailTemplate<Values> = {
  budget: "other",
  write: ({ username, outcome }) => {
    const isDown = outcome === "taken_down";
    return {
      subject: `Your report of /c/${username}`,
      title: isDown ? "The card was taken down" : "The card stays up",
      preview: "A person has looked at it.",
      blocks: [
        {
          type: "paragraph",
          text: isDown
            ? "A person has looked at the card that you reported, and it is no longer shown. Thank you."
            : "A person has looked at the card that you reported, and leaves it up. Thank you all the same.",
        },
        {
          type: "caution",
          text: "You get this one mail because you asked for an answer. Your address is not kept.",
        },
      ],
    };
  },
};
