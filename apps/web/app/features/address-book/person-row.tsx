import type { PersonSummary } from "@visita/domain/address-book/person.contract";
import { roleLine } from "@visita/domain/card/role-line";
import { addressBookTexts } from "@visita/domain/owner-messages/address-book";
import { Mail, Phone } from "lucide-react";
import { Link } from "react-router";
import { cardPath } from "../../lib/card-path.ts";
import { useTranslate } from "../../lib/language.tsx";
import { Badge } from "../../ui/badge.tsx";
import { classNames } from "../../ui/class-names.ts";
import { BreakableEmail } from "../../ui/text-parts.tsx";
import { CardChip } from "../card/view/card-chip.tsx";
import { PersonPhoto } from "./person-photo.tsx";
import { wayHrefs } from "./person-ways.tsx";
import { metWords } from "./person-words.ts";

type PersonRowProps = { person: PersonSummary; to: string; isCurrent: boolean };

/** One link, and beside it mail and call. Columns where the list is wide enough, else everything under each other. */
export function PersonRow({ person, to, isCurrent }: PersonRowProps) {
  const t = useTranslate(addressBookTexts);
  const role = roleLine(person.role, person.company);
  return (
    <li
      data-person={person.personid}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center not-first:border-t not-first:border-line hover:bg-bg has-[a[aria-current]]:bg-accent-soft"
    >
      <Link
        to={to}
        state={FROM_LIST}
        preventScrollReset={isDesk()}
        aria-current={isCurrent || undefined}
        className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3.5 gap-y-0.5 py-3.5 ps-5 leading-[1.4] max-[22.5rem]:gap-x-3 max-[22.5rem]:ps-gutter @min-[52rem]:grid-cols-[2.5rem_minmax(0,1.15fr)_minmax(0,1fr)_minmax(0,1fr)] @min-[52rem]:items-center @min-[52rem]:gap-x-5 @min-[52rem]:py-3.25 @min-[52rem]:ps-6"
      >
        <span className="row-span-4 @min-[52rem]:row-span-1">
          <PersonPhoto person={person} size="row" />
        </span>
        <span className="min-w-0">
          <span className="flex flex-wrap items-center gap-x-1.5 font-semibold wrap-anywhere">
            <bdi id={`name-${person.personid}`}>{person.name}</bdi>
            {person.isNew && <Badge tone="accent">{t("new")}</Badge>}
          </span>
          {role && <bdi className="block text-small text-muted wrap-anywhere">{role}</bdi>}
        </span>
        <Ways person={person} />
        <span className="min-w-0 text-small">
          <MetLine person={person} />
          <CardAndTags person={person} />
        </span>
      </Link>
      <RowActions person={person} />
    </li>
  );
}

function RowActions({ person }: { person: PersonSummary }) {
  const t = useTranslate(addressBookTexts);
  const { call, mail } = wayHrefs(person);
  const actions = [
    { href: mail, label: t("email"), icon: Mail },
    { href: call, label: t("call"), icon: Phone },
  ];
  return (
    <span className="grid px-1.5 max-[22.5rem]:px-0.5 @min-[52rem]:w-27 @min-[52rem]:grid-cols-2 @min-[52rem]:px-2">
      {actions.map(({ href, label, icon: Icon }) => (
        // Empty where there is no such way, so that icons stand below each other.
        <span key={label} className="size-touch empty:max-@min-[52rem]:hidden">
          {href && (
            <a
              href={href}
              aria-label={label}
              aria-describedby={`name-${person.personid}`}
              className="inline-grid size-touch place-items-center rounded-md text-muted transition-colors duration-hover hover:bg-sunk hover:text-text"
            >
              <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
            </a>
          )}
        </span>
      ))}
    </span>
  );
}

/** Whoever comes from the list goes back to it by the history, to the place where they were. */
export const FROM_LIST = { isFromList: true };

/** Beside the list a person opens without moving it. */
function isDesk(): boolean {
  return typeof window !== "undefined" && window.matchMedia("(min-width: 64rem)").matches;
}

/** The first way where room is short. */
function Ways({ person: { email, phone } }: { person: PersonSummary }) {
  return (
    <span className="min-w-0 text-small wrap-anywhere">
      {email && (
        <span className="block">
          <BreakableEmail email={email} />
        </span>
      )}
      {phone && (
        <bdi dir="ltr" className={email ? "hidden text-muted @min-[52rem]:block" : "block whitespace-nowrap"}>
          {phone}
        </bdi>
      )}
    </span>
  );
}

/** Where and when: "Salone del Mobile · 12 April". */
function MetLine({ person }: { person: PersonSummary }) {
  const t = useTranslate(addressBookTexts);
  const { where, when } = metWords(person, t);
  return (
    <span
      className={classNames(
        "items-start gap-2 text-muted wrap-anywhere @min-[52rem]:block @min-[52rem]:text-text",
        person.card ? "grid grid-cols-[1.375rem_minmax(0,1fr)]" : "block",
      )}
    >
      {person.card && (
        <span aria-hidden="true" className="mt-1 @min-[52rem]:hidden">
          <CardChip color={person.card.color} isResting={false} className="w-5.5" />
        </span>
      )}
      {/* At the beginning of a second line the dot is clipped. */}
      <span className="block min-w-0 overflow-x-clip">
        <span className="-ms-3 flex flex-wrap">
          <span className="min-w-0 ps-3">
            <bdi>{where}</bdi>
          </span>
          <span className="relative ps-3">
            <span className="absolute inset-s-0 w-3 text-center"> · </span>
            {when}
          </span>
        </span>
      </span>
    </span>
  );
}

/** The card's address is for screen readers alone where only its chip has room. */
function CardAndTags({ person: { card, tags } }: { person: PersonSummary }) {
  if (!card && tags.length === 0) return null;
  return (
    <span className="mt-1.5 flex flex-wrap items-center gap-1.5 @min-[52rem]:mt-0.5">
      {card && (
        <span className="sr-only @min-[52rem]:not-sr-only @min-[52rem]:me-1 @min-[52rem]:inline-flex @min-[52rem]:items-center @min-[52rem]:gap-2 @min-[52rem]:text-muted">
          <span aria-hidden="true">
            <CardChip color={card.color} isResting={false} className="w-5.5" />
          </span>
          <bdi dir="ltr">{cardPath(card.username)}</bdi>
        </span>
      )}
      {tags.map((tag) => (
        <Badge key={tag}>
          <bdi>{tag}</bdi>
        </Badge>
      ))}
    </span>
  );
}
