import { personPagePath } from "@visita/domain/address-book/person.rules";
import { personFile } from "@visita/domain/address-book/person-file";
import { oneLine } from "@visita/domain/card/text.rules";
import { capitalized, numberWord } from "@visita/domain/format";
import type { MailAttachment } from "../mail-transport.ts";
import { formatMoment, type MailBlock, type Way } from "./mail-content.ts";
import { prepared, template } from "./mail-template.ts";

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

type Prepared = Pick<DetailsLeft, "people"> & {
  /** Empty unless one person came whose name is plain. */
  person: string;
  count: string;
  unnamed: number;
  path: string;
  replyTo: string;
  attachment: MailAttachment;
  unsubscribeUrl: string;
};

/** A mail stays short; the attached file and the contacts have everybody. */
const MAX_SHOWN = 20;
const SUBJECT_NAME_MAX_CHARS = 40;
const SUBJECT_NAME_MAX_WORDS = 5;

/** To the owner of a card: one person, or all since the last mail. Of what they typed only a plain name is in subject and title. */
export const detailsLeft = prepared(
  template<Prepared, "details_left_named" | "details_left_unnamed" | "details_left_several">(
    "details",
    ({ people, person }) => {
      if (people.length > 1) return "details_left_several";
      return person === "" ? "details_left_unnamed" : "details_left_named";
    },
    ({ paragraph, button, caution }, { people, unnamed, path, replyTo, unsubscribeUrl }) => [
      ...people.slice(0, MAX_SHOWN).map(toBlock),
      ...(unnamed > 0 ? [paragraph("more")] : []),
      button("open", path),
      caution(replyTo === "" ? "attached" : "attachedReply", "stop", unsubscribeUrl),
    ],
  ),
  ({ people, stopUrl }: DetailsLeft) => {
    const [first, ...others] = people;
    const only = others.length === 0 ? first : undefined;
    return {
      people,
      person: only && isPlainName(only.name) ? oneLine(only.name) : "",
      count: capitalized(numberWord(people.length)),
      unnamed: people.length - MAX_SHOWN,
      path: only ? personPagePath(only.id) : "/contacts",
      replyTo: only?.email ?? "",
      attachment: {
        fileName: only ? "contact.vcf" : "contacts.vcf",
        contentType: "text/vcard; charset=utf-8",
        content: people.map(toFile).join(""),
      },
      unsubscribeUrl: stopUrl,
    };
  },
);

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

/** Letters and what stands between them in names: no digits, no address and no sentence of a stranger gets into a subject. */
function isPlainName(typed: string): boolean {
  const name = oneLine(typed);
  const isShort =
    [...name].length <= SUBJECT_NAME_MAX_CHARS && name.split(" ").length <= SUBJECT_NAME_MAX_WORDS;
  const isLetters = /^\p{L}(?:[\p{L}\p{M} .'’·-]|\u200c|\u200d)*$/u.test(name);
  return isShort && isLetters && !/[\p{L}\p{M}]{2}\.[\p{L}\p{M}]/u.test(name);
}
