import type { MailTemplate } from "./mail-content.ts";

type Values = { cardid: string; username: string; name: string; reason: string; told: string };

/** To the owner. Answers go to the support address. */
export const cardTakenDown: MailTemplate<Values> = {
  budget: "notice",
  write: ({ cardid, username, name, reason, told }, { publicUrl }) => ({
    subject: `Your card /c/${username} was taken down`,
    title: "Your card was taken down",
    preview: "Nothing is deleted. You can answer this mail.",
    blocks: [
      { type: "paragraph", text: `Dear ${name},` },
      {
        type: "paragraph",
        text: "we received a report about one of your cards and have looked at it ourselves. Visitors now see a page that says it is gone.",
      },
      {
        type: "facts",
        facts: [
          ["Card", `${publicUrl.replace(/^https?:\/\//, "")}/c/${username}`],
          ["Reason", reason],
          ["What we saw", told],
        ],
      },
      {
        type: "paragraph",
        text: "Nothing is deleted. Your other cards and your plan are not touched. Change name, logo or links in the editor, then answer this mail; a person reads it, as a rule within two working days.",
      },
      {
        type: "button",
        label: "Open the editor",
        url: `${publicUrl}/b/u?card=${encodeURIComponent(cardid)}`,
      },
      { type: "caution", text: "If we are wrong, tell us why. We put a card back when it should be up." },
    ],
  }),
};
