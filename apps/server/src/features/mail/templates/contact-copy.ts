import type { MailTemplate } from "./mail-content.ts";

type Values = {
  /** The contact file of the card. */
  file: string;
};

/** To a visitor who asked for it. The text is fixed: nobody can write to others through it. */
export const contactCopy: MailTemplate<Values> = {
  budget: "contact_copy",
  write: ({ file }, { brand }) => ({
    subject: "The contact that you asked for",
    title: "The contact that you asked for",
    preview: "The contact file is attached.",
    attachment: { fileName: "contact.vcf", contentType: "text/vcard; charset=utf-8", content: file },
    blocks: [
      {
        type: "paragraph",
        text: "You shared your details on a card and asked for a copy of its contact. It is attached: open it on your phone or computer to keep it.",
      },
      {
        type: "caution",
        text: `If that was not you, somebody has typed your address. You get no further mail from ${brand}.`,
      },
    ],
  }),
};
