import type { PeopleFilters } from "@visita/domain/address-book/person.contract";
import { addressBookTexts } from "@visita/domain/owner-messages/address-book";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { type ReactNode, type RefObject, useDeferredValue, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useTranslate } from "../../lib/language.tsx";
import { classNames } from "../../ui/class-names.ts";
import { ListFailure } from "../../ui/list-failure.tsx";
import { NobodyFound, NoPeople } from "./no-people.tsx";
import { usePeople, usePeopleFilters } from "./people.queries.ts";
import { isFiltered, personSearch, usePeopleChoice } from "./people-choice.ts";
import { PeopleControls } from "./people-controls.tsx";
import { PeopleFilterChips } from "./people-filter-chips.tsx";
import { PeopleHead } from "./people-head.tsx";
import { PeopleList } from "./people-list.tsx";
import { PeopleSkeleton } from "./people-skeleton.tsx";
import { PersonFormDialog } from "./person-form-dialog.tsx";
import { PersonPanel } from "./person-panel.tsx";
import type { MatchCount } from "./person-words.ts";

type PeoplePageProps = {
  userid: string;
  /** Leads to the contacts that are shared with teams. */
  tabs?: ReactNode;
};

/** An owner's contacts. One person is beside the list on a desktop, in its place on a phone. */
export function PeoplePage({ userid, tabs }: PeoplePageProps) {
  const t = useTranslate(addressBookTexts);
  const common = useTranslate(commonTexts);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const filters = usePeopleFilters(userid);
  const [isAdding, setAdding] = useState(false);
  const { personid } = usePeopleChoice();

  // Deferred, so that React renders what follows in short tasks.
  const isKnown = useDeferredValue(filters.data !== undefined) && filters.data !== undefined;
  const isEmpty = isKnown && filters.data.total === 0 && personid === null;
  return (
    <div ref={top} tabIndex={-1} className="outline-none">
      {filters.error && !filters.data && <h1 className="type-title mb-5">{t("title")}</h1>}
      {filters.error && (
        <ListFailure
          title={t(filters.data ? "notRefreshed" : "notLoaded")}
          isRefresh={filters.data !== undefined}
          isRetrying={filters.isFetching}
          onRetry={() => void filters.refetch()}
          // The heading goes away too.
          returnTo={top}
        >
          {filters.data ? common("earlierVersion") : t("nothingLost")}
        </ListFailure>
      )}
      {!isKnown && !filters.error && <PeopleSkeleton headingRef={headingRef} />}
      {isEmpty && <NoPeople headingRef={headingRef} tabs={tabs} onAdd={() => setAdding(true)} />}
      {isKnown && !isEmpty && (
        <People
          userid={userid}
          filters={filters.data}
          headingRef={headingRef}
          tabs={tabs}
          onAdd={() => setAdding(true)}
        />
      )}
      {isAdding && <PersonFormDialog userid={userid} onClose={() => setAdding(false)} />}
    </div>
  );
}

type PeopleProps = {
  userid: string;
  filters: PeopleFilters;
  headingRef: RefObject<HTMLHeadingElement | null>;
  tabs: ReactNode;
  onAdd: () => void;
};

function People({ userid, filters, headingRef, tabs, onAdd }: PeopleProps) {
  const t = useTranslate(addressBookTexts);
  const common = useTranslate(commonTexts);
  const { choice, choose, personid, parameters } = usePeopleChoice();
  const list = usePeople(userid, choice);
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { isFromList?: boolean } | null };
  const first = list.data?.pages[0];
  const people = list.data?.pages.flatMap((page) => page.people) ?? [];
  const isChosen = isFiltered(choice);
  const matches = first && !list.isPlaceholderData ? matchCount(first) : undefined;
  const isNobodyFound = isChosen && first?.people.length === 0 && !list.isPlaceholderData;

  function closePerson() {
    if (state?.isFromList) void navigate(-1);
    else void navigate({ search: personSearch(parameters, null) }, { replace: true });
  }

  return (
    <>
      <div className={classNames(personid && "max-lg:hidden")}>
        <PeopleHead
          headingRef={headingRef}
          filters={filters}
          choice={choice}
          shown={isChosen && !isNobodyFound ? matches : undefined}
          onAdd={onAdd}
        />
        {tabs}
        <PeopleControls choice={choice} filters={filters} matches={matches} onChoose={choose} />
        <PeopleFilterChips
          choice={choice}
          filters={filters}
          summary={
            isNobodyFound || !matches
              ? undefined
              : t(matches.isMore ? "moreShownOf" : "shownOf", { shown: matches.count, count: filters.total })
          }
          onChoose={choose}
        />
        {list.error && (
          <ListFailure
            title={t("notRefreshed")}
            isRefresh={people.length > 0}
            isRetrying={list.isFetching}
            onRetry={() => void list.refetch()}
            returnTo={headingRef}
          >
            {common(people.length > 0 ? "earlierVersion" : "nothingLost")}
          </ListFailure>
        )}
      </div>
      <div
        className={classNames(
          "grid grid-cols-[minmax(0,1fr)] items-start gap-6",
          personid && "lg:grid-cols-[minmax(17rem,22.5rem)_minmax(0,1fr)]",
        )}
      >
        <div className={classNames("min-w-0", personid && "max-lg:hidden")}>
          {isNobodyFound ? (
            <NobodyFound userid={userid} choice={choice} filters={filters} onChoose={choose} />
          ) : (
            <PeopleList
              people={people}
              shown={people.length}
              total={matches && isChosen ? matches : { count: filters.total, isMore: false }}
              currentId={personid}
              parameters={parameters}
              isOutdated={list.isPlaceholderData}
              hasMore={list.hasNextPage}
              isLoadingMore={list.isFetchingNextPage}
              onMore={() => void list.fetchNextPage()}
            />
          )}
        </div>
        {personid && (
          <PersonPanel
            key={personid}
            userid={userid}
            personid={personid}
            tags={filters.tags}
            onClose={closePerson}
          />
        )}
      </div>
    </>
  );
}

type Matches = { matches: number | null; moreMatches: boolean };

function matchCount({ matches, moreMatches }: Matches): MatchCount | undefined {
  return matches === null ? undefined : { count: matches, isMore: moreMatches };
}
