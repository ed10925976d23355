import type { PeopleFilters } from "@visita/domain/address-book/person.contract";
import { formatNumber } from "@visita/domain/format";
import { type RefObject, useDeferredValue, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { metaOf } from "../../lib/page-meta.ts";
import { classNames } from "../../ui/class-names.ts";
import { ListFailure } from "../../ui/list-failure.tsx";
import { withUserid } from "../session/public/session-context.tsx";
import { FilterChips } from "./filter-chips.tsx";
import { NobodyFound, NoPeople } from "./no-people.tsx";
import { usePeople, usePeopleFilters } from "./people.queries.ts";
import { isFiltered, personSearch, usePeopleChoice } from "./people-choice.ts";
import { PeopleControls } from "./people-controls.tsx";
import { PeopleHead } from "./people-head.tsx";
import { PeopleList } from "./people-list.tsx";
import { PeopleSkeleton } from "./people-skeleton.tsx";
import { PersonFormDialog } from "./person-form-dialog.tsx";
import { PersonPanel } from "./person-panel.tsx";
import { countedPeople } from "./person-words.ts";

/** An owner's contacts. One person is beside the list on a desktop, in its place on a phone. */
export function PeoplePage({ userid }: { userid: string }) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const filters = usePeopleFilters(userid);
  const [isAdding, setAdding] = useState(false);
  const { personid } = usePeopleChoice();

  function retry() {
    // The button goes away with the failure, and so does the heading above it.
    top.current?.focus();
    void filters.refetch();
  }

  // Deferred, so that React renders what follows in short tasks.
  const isKnown = useDeferredValue(filters.data !== undefined) && filters.data !== undefined;
  const isEmpty = isKnown && filters.data.total === 0 && personid === null;
  return (
    <div ref={top} tabIndex={-1} className="outline-none">
      {filters.error && !filters.data && <h1 className="type-title mb-5">Contacts</h1>}
      {filters.error && (
        <ListFailure
          title={
            filters.data ? "Your contacts could not be refreshed." : "Your contacts could not be loaded."
          }
          isRefresh={filters.data !== undefined}
          isRetrying={filters.isFetching}
          onRetry={retry}
        >
          {filters.data
            ? "You see an earlier version."
            : "Nothing is lost: people can still share their details."}
        </ListFailure>
      )}
      {!isKnown && !filters.error && <PeopleSkeleton headingRef={headingRef} />}
      {isEmpty && <NoPeople headingRef={headingRef} onAdd={() => setAdding(true)} />}
      {isKnown && !isEmpty && (
        <People
          userid={userid}
          filters={filters.data}
          headingRef={headingRef}
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
  onAdd: () => void;
};

function People({ userid, filters, headingRef, onAdd }: PeopleProps) {
  const { choice, choose, personid, parameters } = usePeopleChoice();
  const list = usePeople(userid, choice);
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { isFromList?: boolean } | null };
  const first = list.data?.pages[0];
  const people = list.data?.pages.flatMap((page) => page.people) ?? [];
  const isChosen = isFiltered(choice);
  const matches = first && !list.isPlaceholderData ? matchWords(first) : undefined;
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
        <PeopleControls choice={choice} filters={filters} matches={matches} onChoose={choose} />
        <FilterChips
          choice={choice}
          filters={filters}
          summary={
            isNobodyFound || !matches
              ? undefined
              : `${withoutNoun(matches)} of ${countedPeople(filters.total)}`
          }
          onChoose={choose}
        />
        {list.error && (
          <ListFailure
            title="Your contacts could not be refreshed."
            isRefresh={people.length > 0}
            isRetrying={list.isFetching}
            onRetry={() => {
              headingRef.current?.focus();
              void list.refetch();
            }}
          >
            {people.length > 0 ? "You see an earlier version." : "Nothing is lost."}
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
              total={matches && isChosen ? matches : countedPeople(filters.total)}
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

/** "3 contacts", "more than 1,000 contacts". */
function matchWords({ matches, moreMatches }: { matches: number | null; moreMatches: boolean }) {
  if (matches === null) return undefined;
  return moreMatches ? `more than ${formatNumber(matches)} contacts` : countedPeople(matches);
}

function withoutNoun(words: string): string {
  return words.replace(/ contacts?$/, "");
}

export const meta = metaOf({ title: "Contacts" });

export default withUserid(PeoplePage);
