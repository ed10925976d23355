import type { Person } from "@visita/domain/address-book/person.contract";
import { roleLine } from "@visita/domain/card/role-line";
import { shortName } from "@visita/domain/exchange/exchange.rules";
import { addressBookTexts } from "@visita/domain/owner-messages/address-book";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { ArrowLeft, ArrowUpRight, Handshake, X } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { Link } from "react-router";
import { ApiError } from "../../lib/api-error.ts";
import { cardPath } from "../../lib/card-path.ts";
import { useTranslate } from "../../lib/language.tsx";
import { useMediaQuery } from "../../lib/use-media-query.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { ListFailure } from "../../ui/list-failure.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/progress.tsx";
import { TaggedText } from "../../ui/tagged-text.tsx";
import { VisuallyHidden } from "../../ui/text-parts.tsx";
import { CardChip } from "../card/view/card-chip.tsx";
import { OwnNote } from "./own-note.tsx";
import { PanelHeading } from "./panel.tsx";
import { usePerson, usePersonChanges } from "./people.queries.ts";
import { PersonActions } from "./person-actions.tsx";
import { PersonPhoto, personTheme } from "./person-photo.tsx";
import { PersonTags } from "./person-tags.tsx";
import { PersonWays, ReplyButton } from "./person-ways.tsx";
import { metAtLength } from "./person-words.ts";

type PersonPanelProps = {
  userid: string;
  personid: string;
  /** All tags of one's contacts, to choose from. */
  tags: readonly string[];
  onClose: () => void;
};

/** Beside the list on a desktop; below, a page with a way back. */
export function PersonPanel({ userid, personid, tags, onClose }: PersonPanelProps) {
  const t = useTranslate(addressBookTexts);
  const common = useTranslate(commonTexts);
  const { data: person, error, isFetching, refetch } = usePerson(userid, personid);
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <article
      data-card={person && personTheme(person)}
      aria-label={person?.name ?? t("person")}
      className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:sticky lg:top-6 lg:rounded-lg lg:border lg:border-line lg:bg-surface lg:p-7"
    >
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
      {isGone && <Notice tone="warning">{t("contactDeleted")}</Notice>}
      {error && !isGone && !person && (
        <ListFailure title={t("contactNotLoaded")} isRetrying={isFetching} onRetry={() => void refetch()}>
          {common("nothingLost")}
        </ListFailure>
      )}
      {!person && !error && <PersonSkeleton />}
      {person && <PersonDetails userid={userid} person={person} tags={tags} onClose={onClose} />}
    </article>
  );
}

type PersonDetailsProps = { userid: string; person: Person; tags: readonly string[]; onClose: () => void };

function PersonDetails({ userid, person, tags, onClose }: PersonDetailsProps) {
  const t = useTranslate(addressBookTexts);
  const common = useTranslate(commonTexts);
  const { update, markOpened } = usePersonChanges(userid);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const isDesk = useMediaQuery("(min-width: 64rem)");
  const Name = isDesk ? "h2" : "h1";
  const role = roleLine(person.role, person.company);

  // The mark of a new one goes when it is opened; where that fails, it stays for the next time.
  const open = useEffectEvent(() => {
    headingRef.current?.focus({ preventScroll: isDesk });
    if (person.isNew) void markOpened(person.personid).catch(() => {});
  });
  useEffect(() => open(), []);

  return (
    <>
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
      <MetBlock person={person} />
      {person.note && (
        <section>
          <PanelHeading>
            <TaggedText text={t("noteLeft", { name: shortName(person.name) })} tags={IN_NAME} />
          </PanelHeading>
          {/* Plain text: a link in it is never one. */}
          <p
            dir="auto"
            className="border-s-3 border-card-deep ps-4 text-[1.0625rem] leading-[1.55] whitespace-pre-line text-pretty wrap-anywhere"
          >
            {person.note}
          </p>
        </section>
      )}
      <ReplyButton person={person} />
      <PersonWays person={person} />
      {person.sentCard && <SentCard person={person} sentCard={person.sentCard} />}
      <OwnNote person={person} onSave={(ownNote) => update(person, { ownNote })} />
      <PersonTags
        person={person}
        known={tags}
        onChange={(changed) => update(person, { tags: [...changed] })}
      />
      <PersonActions userid={userid} person={person} onDeleted={onClose} />
    </>
  );
}

/** Somebody's name inside a sentence, in its own direction. */
const IN_NAME = { name: (name: string) => <bdi>{name}</bdi> };

function MetBlock({ person }: { person: Person }) {
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

type SentCardProps = { person: Person; sentCard: NonNullable<Person["sentCard"]> };

function SentCard({ person, sentCard }: SentCardProps) {
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

function PersonSkeleton() {
  const t = useTranslate(addressBookTexts);
  return (
    <>
      <p role="status">
        <VisuallyHidden>{t("loadingContact")}</VisuallyHidden>
      </p>
      <div aria-hidden="true" className="flex gap-4.5">
        <Skeleton className="h-22.5 w-18" />
        <div className="flex-1">
          <Skeleton className="h-6 w-44 max-w-full" />
          <Skeleton className="mt-3 h-4 w-60 max-w-full" />
        </div>
      </div>
    </>
  );
}
