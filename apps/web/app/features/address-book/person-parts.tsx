/** What is shown of a person, in one's own contacts and in those that are shared with a team. */
import type { Person } from "@visita/domain/address-book/person.contract";
import { roleLine } from "@visita/domain/card/role-line";
import { shortName } from "@visita/domain/exchange/exchange.rules";
import { addressBookTexts } from "@visita/domain/owner-messages/address-book";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { ArrowLeft, ArrowUpRight, Handshake, X } from "lucide-react";
import type { Ref } from "react";
import { Link } from "react-router";
import { cardPath } from "../../lib/card-path.ts";
import { useTranslate } from "../../lib/language.tsx";
import { useMediaQuery } from "../../lib/use-media-query.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { TaggedText } from "../../ui/tagged-text.tsx";
import { CardChip } from "../card/view/card-chip.tsx";
import { PanelHeading } from "./panel.tsx";
import { PersonPhoto } from "./person-photo.tsx";
import { type Met, metAtLength } from "./person-words.ts";

export const personPanelClasses =
  "grid grid-cols-[minmax(0,1fr)] gap-6 lg:sticky lg:top-6 lg:rounded-lg lg:border lg:border-line lg:bg-surface lg:p-7";

/** Where the person is in the place of the list. */
export function BackToList({ onClose }: { onClose: () => void }) {
  const t = useTranslate(addressBookTexts);
  return (
    <p className="-mt-3 -mb-4 lg:hidden">
      <button
        type="button"
        className="-ms-1.5 inline-flex min-h-touch items-center gap-2 rounded-xs px-1.5 font-semibold underline-offset-3 hover:underline"
        onClick={onClose}
      >
        <ArrowLeft aria-hidden="true" size={18} strokeWidth={1.75} />
        {t("title")}
      </button>
    </p>
  );
}

type PersonHeadingProps = {
  person: Pick<Person, "name" | "role" | "company" | "card" | "sentCard">;
  headingRef: Ref<HTMLHeadingElement>;
  onClose: () => void;
};

export function PersonHeading({ person, headingRef, onClose }: PersonHeadingProps) {
  const common = useTranslate(commonTexts);
  const isDesk = useMediaQuery("(min-width: 64rem)");
  const Name = isDesk ? "h2" : "h1";
  const role = roleLine(person.role, person.company);
  return (
    <div className="flex items-start gap-4.5">
      <PersonPhoto person={person} size="page" />
      <div className="min-w-0 flex-1 pt-0.5">
        <Name
          ref={headingRef}
          tabIndex={-1}
          className="type-title text-[1.75rem] leading-[1.15] wrap-anywhere outline-none"
        >
          <bdi>{person.name}</bdi>
        </Name>
        {role && (
          <p className="mt-1 leading-[1.4] text-muted wrap-anywhere">
            <bdi>{role}</bdi>
          </p>
        )}
      </div>
      <IconButton
        label={common("close")}
        icon={X}
        hasTooltip={false}
        className="-mt-2 -me-2 max-lg:hidden"
        onClick={onClose}
      />
    </div>
  );
}

/** Plain text: a link in it is never one. */
export function NoteLeft({ person }: { person: Pick<Person, "name" | "note"> }) {
  const t = useTranslate(addressBookTexts);
  if (person.note === "") return null;
  return (
    <section>
      <PanelHeading>
        <TaggedText text={t("noteLeft", { name: shortName(person.name) })} tags={IN_NAME} />
      </PanelHeading>
      <p
        dir="auto"
        className="border-s-3 border-card-deep ps-4 text-[1.0625rem] leading-[1.55] whitespace-pre-line text-pretty wrap-anywhere"
      >
        {person.note}
      </p>
    </section>
  );
}

/** Somebody's name inside a sentence, in its own direction. */
const IN_NAME = { name: (name: string) => <bdi>{name}</bdi> };

export function MetBlock({ person }: { person: Met & Pick<Person, "card"> }) {
  const t = useTranslate(addressBookTexts);
  const { card } = person;
  const { where, when } = metAtLength(person, t);
  return (
    <p className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 text-small leading-[1.45]">
      <Handshake aria-hidden="true" size={20} strokeWidth={1.75} className="text-card-deep" />
      <span className="wrap-anywhere">
        <bdi>{where}</bdi>
        {` · ${when}`}
        {card && (
          <span className="block text-muted">
            <TaggedText
              text={t("leftOn", { card: cardPath(card.username) })}
              tags={{
                card: (path) => (
                  <a
                    href={cardPath(card.username)}
                    className="type-link -my-2.75 inline-flex min-h-touch items-center rounded-xs font-semibold"
                  >
                    {path}
                  </a>
                ),
              }}
            />
          </span>
        )}
      </span>
    </p>
  );
}

type SentCardProps = { person: Pick<Person, "name">; sentCard: NonNullable<Person["sentCard"]> };

export function SentCard({ person, sentCard }: SentCardProps) {
  const t = useTranslate(addressBookTexts);
  return (
    <Link
      to={cardPath(sentCard.username)}
      reloadDocument
      className="grid min-h-14 grid-cols-[2.5rem_minmax(0,1fr)_1.25rem] items-center gap-3.5 rounded-md leading-[1.35]"
    >
      <CardChip color={sentCard.color} isResting={false} className="w-10" />
      <span>
        <small className="block text-caption text-muted">
          <TaggedText text={t("cardOf", { name: shortName(person.name) })} tags={IN_NAME} />
        </small>
        <b dir="ltr" className="font-semibold wrap-anywhere">
          {cardPath(sentCard.username)}
        </b>
      </span>
      <ArrowUpRight aria-hidden="true" size={18} strokeWidth={1.75} className="text-muted" />
    </Link>
  );
}
