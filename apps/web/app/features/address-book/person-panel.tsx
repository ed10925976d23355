import type { Person } from "@visita/domain/address-book/person.contract";
import { addressBookTexts } from "@visita/domain/owner-messages/address-book";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { useEffect, useEffectEvent, useRef } from "react";
import { ApiError } from "../../lib/api-error.ts";
import { useTranslate } from "../../lib/language.tsx";
import { useMediaQuery } from "../../lib/use-media-query.ts";
import { ListFailure } from "../../ui/list-failure.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/progress.tsx";
import { VisuallyHidden } from "../../ui/text-parts.tsx";
import { OwnNote } from "./own-note.tsx";
import { usePerson, usePersonChanges } from "./people.queries.ts";
import { PersonActions } from "./person-actions.tsx";
import {
  BackToList,
  MetBlock,
  NoteLeft,
  PersonHeading,
  personPanelClasses,
  SentCard,
} from "./person-parts.tsx";
import { personTheme } from "./person-photo.tsx";
import { PersonTags } from "./person-tags.tsx";
import { PersonWays, ReplyButton } from "./person-ways.tsx";

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
      className={personPanelClasses}
    >
      <BackToList onClose={onClose} />
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
  const { update, markOpened } = usePersonChanges(userid);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const isDesk = useMediaQuery("(min-width: 64rem)");

  // The mark of a new one goes when it is opened; where that fails, it stays for the next time.
  const open = useEffectEvent(() => {
    headingRef.current?.focus({ preventScroll: isDesk });
    if (person.isNew) void markOpened(person.personid).catch(() => {});
  });
  useEffect(() => open(), []);

  return (
    <>
      <PersonHeading person={person} headingRef={headingRef} onClose={onClose} />
      <MetBlock person={person} />
      <NoteLeft person={person} />
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
