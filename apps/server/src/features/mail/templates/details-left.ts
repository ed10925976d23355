import { personPagePath } from "@visita/domain/address-book/person.rules";
import { personFile } from "@visita/domain/address-book/person-file";
import { sharedTheirDetails } from "@visita/domain/exchange/exchange.messages";
import { formatMoment, type MailBlock, type Way } from "./mail-content.ts";
import type { MailTemplate } from "./mail-template.ts";

type LeftPerson = {
  id: string;
  name: string;
  email: string;
  phone: string;
  company: string;
  role: string;
  /** The name of the link by which they came. */
  met: string;
  note: string;
  /** Epoch milliseconds. */
  at: number;
};

export type DetailsLeft = {
  /** Oldest first. */
  people: readonly LeftPerson[];
  /** Stops these mails. */
  stopUrl: string;
};

/** A mail stays short; the attached file and the contacts have everybody. */
const MAX_SHOWN = 20;

/** To the owner of a card: one person, or all since the last mail. Of what they typed only a plain name is in subject and title. */
export const detailsLeft: MailTemplate<DetailsLeft> = {
  budget: "details",
  write: ({ people, stopUrl }, { publicUrl }) => {
    const [first] = people;
    const subject = sharedTheirDetails(people.length, first?.name);
    const replyTo = people.length === 1 ? first?.email : undefined;
    const url = first && people.length === 1 ? publicUrl + personPagePath(first.id) : `${publicUrl}/contacts`;
    const unnamed = people.length - MAX_SHOWN;
    return {
      ...(replyTo && { replyTo }),
      subject,
      title: subject,
      preview: "Left on your card.",
      attachment: {
        fileName: people.length === 1 ? "contact.vcf" : "contacts.vcf",
        contentType: "text/vcard; charset=utf-8",
        content: people.map(toFile).join(""),
      },
      unsubscribeUrl: stopUrl,
      blocks: [
        ...people.slice(0, MAX_SHOWN).map(toBlock),
        ...(unnamed > 0
          ? [{ type: "paragraph", text: `And ${unnamed} more in your contacts.` } as const]
          : []),
        { type: "button", label: "Open in my contacts", url },
        {
          type: "caution",
          text:
            "Anyone who opens your card can fill in the form. The contact file is attached." +
            (replyTo ? " Reply to reach them." : ""),
          link: { label: "Stop these emails", url: stopUrl },
        },
      ],
    };
  },
};

function toBlock({ name, role, company, email, phone, met, note, at }: LeftPerson): MailBlock {
  return {
    type: "person",
    name,
    role: [role, company].filter(Boolean).join(", "),
    ways: waysOf(email, phone),
    note,
    where: [met, formatMoment(at)].filter(Boolean).join(" \u00b7 "),
  };
}

function waysOf(email: string, phone: string): Way[] {
  return [
    ...(email === ""
      ? []
      : [{ label: email, url: `mailto:${encodeURIComponent(email).replace("%40", "@")}` }]),
    ...(phone === "" ? [] : [{ label: phone, url: `tel:${phone.replace(/[^\d+]/g, "")}` }]),
  ];
}

function toFile({ id, at, ...person }: LeftPerson): string {
  return personFile({ ...person, personid: id, addedAt: at, ownNote: "", tags: [] });
}
