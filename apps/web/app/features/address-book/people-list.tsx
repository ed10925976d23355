import type { PersonSummary } from "@visita/domain/address-book/person.contract";
import { PEOPLE_PER_PAGE } from "@visita/domain/address-book/person.rules";
import { addressBookTexts } from "@visita/domain/owner-messages/address-book";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { useEffect, useRef } from "react";
import { useTranslate } from "../../lib/language.tsx";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { personSearch } from "./people-choice.ts";
import { PersonRow } from "./person-row.tsx";
import type { MatchCount } from "./person-words.ts";

type PeopleListProps = {
  people: readonly PersonSummary[];
  shown: number;
  /** Of how many. */
  total: MatchCount;
  /** Who is open beside the list. */
  currentId: string | null;
  parameters: URLSearchParams;
  /** Of the choice before, until the answer is there. */
  isOutdated: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  onMore: () => void;
};

export function PeopleList(props: PeopleListProps) {
  const { people, shown, total, currentId, parameters, isOutdated, hasMore, isLoadingMore, onMore } = props;
  const t = useTranslate(addressBookTexts);
  const common = useTranslate(commonTexts);
  const { listRef, noteCount } = useFocusOnMore(people.length);

  function showMore() {
    noteCount();
    onMore();
  }

  return (
    <>
      <section
        aria-label={t("people")}
        aria-busy={isOutdated}
        className={classNames(
          "@container overflow-hidden rounded-lg border border-line bg-surface transition-opacity duration-hover",
          "max-[22.5rem]:-mx-gutter max-[22.5rem]:rounded-none max-[22.5rem]:border-x-0",
          isOutdated && "opacity-60",
        )}
      >
        <ul ref={listRef}>
          {people.map((person) => (
            <PersonRow
              key={person.personid}
              person={person}
              to={personSearch(parameters, person.personid)}
              isCurrent={person.personid === currentId}
            />
          ))}
        </ul>
      </section>
      {(hasMore || shown > PEOPLE_PER_PAGE) && (
        <div className="mt-5 flex flex-wrap items-center justify-between gap-4">
          <p role="status" className="text-small text-muted">
            {t(total.isMore ? "shownOfMore" : "shownOf", { shown, count: total.count })}
          </p>
          {hasMore && (
            <Button
              variant="secondary"
              isBusy={isLoadingMore}
              busyLabel={common("loading")}
              onClick={showMore}
            >
              {t("showNext", { count: PEOPLE_PER_PAGE })}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** Whoever asked for more by the keyboard goes on with the first of them. */
function useFocusOnMore(count: number) {
  const listRef = useRef<HTMLUListElement>(null);
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (before.current === undefined || count <= before.current) return;
    listRef.current?.children[before.current]?.querySelector("a")?.focus();
    before.current = undefined;
  }, [count]);
  return {
    listRef,
    noteCount() {
      before.current = count;
    },
  };
}
