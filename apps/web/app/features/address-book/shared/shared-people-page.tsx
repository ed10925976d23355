import type { PeopleFilters, PersonSummary } from "@visita/domain/address-book/person.contract";
import { formatDay } from "@visita/domain/format";
import { fillPath } from "@visita/domain/http/endpoint";
import { addressBookTexts } from "@visita/domain/owner-messages/address-book";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { type SharedContactWords, sharedContactTexts } from "@visita/domain/owner-messages/shared-contacts";
import type { SharedPerson } from "@visita/domain/team/team-contacts.contract";
import { Download, UsersRound } from "lucide-react";
import { type ReactNode, type Ref, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useTranslate } from "../../../lib/language.tsx";
import { Button, ButtonLabel, buttonClasses } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ListFailure } from "../../../ui/list-failure.tsx";
import { Skeleton } from "../../../ui/progress.tsx";
import { type PeopleChoice, personSearch, usePeopleChoice } from "../people-choice.ts";
import { PeopleControls } from "../people-controls.tsx";
import { PeopleFilterChips } from "../people-filter-chips.tsx";
import { PeopleList } from "../people-list.tsx";
import type { SharingTeam } from "./contact-tabs.tsx";
import { useSharedPeople } from "./shared-people.queries.ts";
import { SharedPersonPanel } from "./shared-person-panel.tsx";

/** Tags are the members' own. */
const FILTERS = ["card", "link"] as const;

type SharedPeoplePageProps = { userid: string; team: SharingTeam; tabs: ReactNode };

/** Who left their details on cards of a team: its owners and admins read them and take them out, and change nothing. */
export function SharedPeoplePage({ userid, team, tabs }: SharedPeoplePageProps) {
  const t = useTranslate(sharedContactTexts);
  const words = useTranslate(addressBookTexts);
  const common = useTranslate(commonTexts);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { choice, choose, personid, parameters } = usePeopleChoice();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { isFromList?: boolean } | null };
  const list = useSharedPeople(userid, team.teamid, choice);
  const first = list.data?.pages[0];
  const people = list.data?.pages.flatMap((page) => page.people) ?? [];
  const open = people.find((person) => person.personid === personid);
  const filters: PeopleFilters = { ...team.filters, new: 0, max: 0, tags: [] };
  const isChosen = [choice.q, choice.card, choice.link].some((value) => value !== "");
  const matches = first && {
    count: first.matches ?? 0,
    isMore: first.moreMatches,
  };
  const isNobody = first !== undefined && people.length === 0 && !list.isPlaceholderData;

  function closePerson() {
    if (state?.isFromList) void navigate(-1);
    else void navigate({ search: personSearch(parameters, null) }, { replace: true });
  }

  return (
    <>
      <div className={classNames(open && "max-lg:hidden")}>
        <SharedHead team={team} choice={choice} headingRef={headingRef} />
        {tabs}
        <PeopleControls
          choice={choice}
          filters={filters}
          matches={matches}
          onChoose={choose}
          names={FILTERS}
        />
        <PeopleFilterChips
          choice={{ ...choice, tag: "" }}
          filters={filters}
          summary={
            isNobody || !matches
              ? undefined
              : words(matches.isMore ? "moreShownOf" : "shownOf", {
                  shown: matches.count,
                  count: team.filters.total,
                })
          }
          onChoose={choose}
        />
        <SinceWhen since={team.filters.since} />
        {list.error && (
          <ListFailure
            title={t("notLoaded")}
            isRefresh={people.length > 0}
            isRetrying={list.isFetching}
            onRetry={() => void list.refetch()}
            returnTo={headingRef}
          >
            {common(people.length > 0 ? "earlierVersion" : "nothingLost")}
          </ListFailure>
        )}
        {list.isPending && <Skeleton className="h-60 w-full rounded-lg" />}
      </div>
      {isNobody ? (
        <Nobody isChosen={isChosen} total={team.filters.total} onShowAll={() => choose(NOTHING_CHOSEN)} />
      ) : (
        <div
          className={classNames(
            "grid grid-cols-[minmax(0,1fr)] items-start gap-6",
            open && "lg:grid-cols-[minmax(17rem,22.5rem)_minmax(0,1fr)]",
          )}
        >
          <div className={classNames("min-w-0", open && "max-lg:hidden")}>
            {people.length > 0 && (
              <PeopleList
                people={people.map((person) => toRow(person, t))}
                shown={people.length}
                total={matches && isChosen ? matches : { count: team.filters.total, isMore: false }}
                currentId={open?.personid ?? null}
                parameters={parameters}
                isOutdated={list.isPlaceholderData}
                hasMore={list.hasNextPage}
                isLoadingMore={list.isFetchingNextPage}
                onMore={() => void list.fetchNextPage()}
              />
            )}
          </div>
          {open && <SharedPersonPanel key={open.personid} person={open} onClose={closePerson} />}
        </div>
      )}
    </>
  );
}

const NOTHING_CHOSEN: PeopleChoice = { q: "", card: "", link: "", tag: "" };

/** A row as in one's own list; in the place of tags stands with whom they are. */
function toRow({ note: _, holder, ...person }: SharedPerson, t: SharedContactWords): PersonSummary {
  return {
    ...person,
    met: person.met || t("onTheCard"),
    origin: "left",
    isNew: false,
    tags: [t("withMember", { name: holder.firstname })],
  };
}

type SharedHeadProps = {
  team: SharingTeam;
  choice: PeopleChoice;
  headingRef: Ref<HTMLHeadingElement>;
};

function SharedHead({ team, choice: { q, card, link }, headingRef }: SharedHeadProps) {
  const t = useTranslate(sharedContactTexts);
  const words = useTranslate(addressBookTexts);
  const query = new URLSearchParams({ ...(q && { q }), ...(card && { card }), ...(link && { link }) });
  const csv = fillPath("/api/team/:teamid/contacts.csv", { teamid: team.teamid });
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 lg:mb-7">
      <div className="min-w-0">
        <h1 ref={headingRef} tabIndex={-1} className="type-title">
          {words("title")}
        </h1>
        <p className="mt-1 text-muted wrap-anywhere">
          {t("peopleShared", { count: team.filters.total, team: team.name })}
        </p>
      </div>
      <a
        href={query.size > 0 ? `${csv}?${query}` : csv}
        download
        className={classNames(buttonClasses({ variant: "secondary" }), "max-md:w-full")}
      >
        <ButtonLabel icon={Download}>{t("export")}</ButtonLabel>
      </a>
    </div>
  );
}

function SinceWhen({ since }: { since: number | null }) {
  const t = useTranslate(sharedContactTexts);
  return (
    <p className="mb-4 flex items-start gap-3 rounded-md bg-accent-soft px-4 py-3 text-small leading-[1.5] text-pretty">
      <UsersRound aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0 text-accent" />
      {since === null ? t("isOff") : t("since", { day: formatDay(t.language, since) })}
    </p>
  );
}

type NobodyProps = { isChosen: boolean; total: number; onShowAll: () => void };

function Nobody({ isChosen, total, onShowAll }: NobodyProps) {
  const t = useTranslate(sharedContactTexts);
  if (!isChosen) return <EmptyState title={t("nobody")}>{t("nobodyText")}</EmptyState>;
  return (
    <section className="mx-auto grid max-w-104 justify-items-center gap-5 py-8 text-center">
      <h2 className="type-heading">{t("noneFound")}</h2>
      <Button variant="secondary" onClick={onShowAll}>
        {t("showAll", { count: total })}
      </Button>
    </section>
  );
}
