import { formatMoment, type MailTemplate } from "./mail-content.ts";

type Values = {
  /** End of the premium features, in epoch milliseconds. */
  until: number;
};

export const paymentFailed: MailTemplate<Values> = {
  budget: "notice",
  write: ({ until }, { brand, publicUrl }) => ({
    subject: `Your ${brand} payment did not go through`,
    title: "A payment did not go through",
    preview: "Your cards stay as they are while you mend it.",
    blocks: [
      {
        type: "paragraph",
        text: "The last payment for your plan failed. Your logo, colours, QR codes and channels stay on for now.",
      },
      { type: "facts", facts: [["They stay on until", formatMoment(until)]] },
      { type: "paragraph", text: "Open your subscription to use another card or to try again." },
      { type: "button", label: "Open my subscription", url: `${publicUrl}/subscription` },
      {
        type: "caution",
        text: "If you no longer want the plan, there is nothing to do: it ends by itself and nothing is deleted.",
      },
    ],
  }),
};
