import { personPagePath } from "@visita/domain/address-book/person.rules";
import { personFile } from "@visita/domain/address-book/person-file";
import { oneLine } from "@visita/domain/card/text.rules";
import { capitalized, numberWord } from "@visita/domain/format";
import type { Language } from "@visita/domain/language/languages";
import { type PublicCardText, publicCard } from "@visita/domain/messages/public-card";
import { type MailExchangeText, mailExchangeTexts } from "@visita/domain/owner-messages/mail-exchange";
import { caution, paragraph } from "./mail-blocks.ts";
import type { MailBlock, Way } from "./mail-content.ts";
import { type MailFrame, templatesOf } from "./mail-template.ts";
import { isPlainName } from "./plain-name.ts";

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
export const detailsLeft = templatesOf(mailExchangeTexts)<DetailsLeft>(
  "details",
  async (t, { people, stopUrl }, { language, moment, button }) => {
    const card = await publicCard.load(language);
    const [first, ...others] = people;
    const only = others.length === 0 ? first : undefined;
    const unnamed = people.length - MAX_SHOWN;
    const title = only
      ? titleOfOne(t, only.name)
      : t("peopleShared", { count: people.length, number: numberIn(language, people.length) });
    return {
      subject: title,
      ...(only?.email && { replyTo: only.email }),
      title,
      preview: t("preview"),
      attachment: {
        fileName: only ? "contact.vcf" : "contacts.vcf",
        contentType: "text/vcard; charset=utf-8",
        content: people.map((person) => toFile(person, card)).join(""),
      },
      unsubscribeUrl: stopUrl,
      blocks: [
        ...people.slice(0, MAX_SHOWN).map((person) => toBlock(person, moment)),
        ...(unnamed > 0 ? [paragraph(t("more", { count: unnamed }))] : []),
        button(t("open"), only ? personPagePath(only.id) : "/contacts"),
        caution(t(only?.email ? "attachedReply" : "attached"), { label: t("stop"), url: stopUrl }),
      ],
    };
  },
);

function titleOfOne(t: MailExchangeText, name: string): string {
  return isPlainName(name) ? t("personShared", { person: oneLine(name) }) : t("someoneShared");
}

/** In words only in English. */
function numberIn(language: Language, count: number): string | number {
  return language === "en" ? capitalized(numberWord(language, count)) : count;
}

function toBlock(
  { name, role, company, email, phone, met, note, at }: LeftPerson,
  moment: MailFrame["moment"],
): MailBlock {
  return {
    type: "person",
    name,
    role: [role, company].filter(Boolean).join(", "),
    ways: waysOf(email, phone),
    note,
    where: [met, moment(at)].filter(Boolean).join(" \u00b7 "),
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

function toFile({ id, at, ...person }: LeftPerson, t: PublicCardText): string {
  return personFile({ ...person, personid: id, addedAt: at, ownNote: "", tags: [] }, t);
}
