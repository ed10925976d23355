import { commonTexts } from "@visita/domain/owner-messages/common";
import { teamPeople } from "@visita/domain/owner-messages/team-people";
import { Check, SquareCheck } from "lucide-react";
import { useRef, useState } from "react";
import { useLocation } from "react-router";
import { useTranslate } from "../../../lib/language.tsx";
import { metaIn } from "../../../lib/page-meta.ts";
import { useMediaQuery } from "../../../lib/use-media-query.ts";
import { Button } from "../../../ui/button.tsx";
import { FilterChips } from "../../../ui/filter-chips.tsx";
import { ListFailure } from "../../../ui/list-failure.tsx";
import { Skeleton } from "../../../ui/progress.tsx";
import { VisuallyHidden } from "../../../ui/text-parts.tsx";
import { useTeam } from "../frame/team-context.ts";
import { InviteButton } from "../invite/invite-button.tsx";
import { useTemplates } from "../public/team.queries.ts";
import { LeftCards } from "./left-cards.tsx";
import { NobodyFound } from "./nobody.tsx";
import { OnlyYou } from "./only-you.tsx";
import { useTeamPeople } from "./people.queries.ts";
import { isFiltered, usePeopleChoice } from "./people-choice.ts";
import { activeFilters, filterLabel, PeopleControls } from "./people-controls.tsx";
import { PeoplePager } from "./people-pager.tsx";
import { PeopleTable } from "./people-table.tsx";
import { usePersonActions } from "./person-actions.ts";
import { PersonDialogs, usePersonDialog } from "./person-dialogs.tsx";
import { PersonMenu } from "./person-menu.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { useSelection } from "./use-selection.ts";

export default function PeoplePage() {
  const t = useTranslate(teamPeople);
  const common = useTranslate(commonTexts);
  const { userid, team } = useTeam();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { choice, choose, openPage } = usePeopleChoice();
  const list = useTeamPeople(choice);
  const templates = useTemplates(userid, team.teamid).data?.templates ?? [];
  const selection = useSelection();
  // The way from a template leads here to choose its people.
  const [isSelecting, setSelecting] = useState(useLocation().state?.isSelecting === true);
  const dialogs = usePersonDialog();
  const actionsFor = usePersonActions((kind, person) => dialogs.open(kind, [person]));
  // From there on it is a table, with a column for the boxes.
  const isTable = useMediaQuery("(min-width: 75rem)");

  const { data } = list;
  const found = list.isPlaceholderData ? undefined : data?.found;
  const isAlone = team.people === 1;
  const canSelect = isTable || isSelecting;
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 lg:mb-9">
        <div>
          <h1 ref={headingRef} tabIndex={-1} className="type-title">
            {t("title")}
          </h1>
          <p className="mt-1 text-muted">
            {team.invited > 0
              ? t("peopleAndInvited", { count: team.people, invited: team.invited })
              : t("peopleCount", { count: team.people })}
          </p>
        </div>
        <div className="grid w-full auto-cols-fr grid-flow-col gap-2.5 md:flex md:w-auto">
          {!isTable && !isAlone && (
            <Button
              variant="secondary"
              icon={isSelecting ? Check : SquareCheck}
              onClick={() => {
                setSelecting(!isSelecting);
                selection.clear();
              }}
            >
              {t(isSelecting ? "done" : "select")}
            </Button>
          )}
          {!isAlone && <InviteButton />}
        </div>
      </div>
      {!isAlone && (
        <>
          <PeopleControls choice={choice} templates={templates} found={found} onChoose={choose} />
          <FilterChips
            summary={found ? t("shownOf", { found, count: team.people }) : undefined}
            isShown={isFiltered(choice)}
            chips={activeFilters(choice).map((name) => {
              const label = filterLabel(name, choice, templates, t);
              const removeLabel = t("removeFilter", { filter: label });
              return { name, label, removeLabel, onRemove: () => choose({ [name]: "" }) };
            })}
          />
          <SelectionBar
            selection={selection}
            onMove={templates.length > 1 ? () => dialogs.open("move", selection.people) : undefined}
            onTakeOut={() => dialogs.open("takeOut", selection.people)}
          />
        </>
      )}
      {list.error && (
        <ListFailure
          title={t(data ? "notRefreshed" : "notLoaded")}
          isRefresh={data !== undefined}
          isRetrying={list.isFetching}
          onRetry={() => void list.refetch()}
          returnTo={headingRef}
        >
          {common(data ? "earlierVersion" : "nothingLost")}
        </ListFailure>
      )}
      {!data && !list.error && <PeopleSkeleton />}
      {data && found === 0 && (
        <NobodyFound choice={choice} total={team.people} templates={templates} onChoose={choose} />
      )}
      {data && found !== 0 && !isAlone && (
        <PeopleTable
          people={data.people}
          templates={templates}
          isOutdated={list.isPlaceholderData}
          selection={canSelect ? selection : undefined}
          menu={(person) => <PersonMenu person={person} actions={actionsFor(person)} />}
        />
      )}
      {data && !isAlone && <PeoplePager page={choice.page} found={data.found} onOpen={openPage} />}
      {isAlone && <OnlyYou />}
      {!isFiltered(choice) && choice.page === 1 && <LeftCards />}
      <PersonDialogs
        state={dialogs}
        headingRef={headingRef}
        onRemoved={selection.clear}
        onMoved={selection.clear}
      />
    </>
  );
}

function PeopleSkeleton() {
  const t = useTranslate(teamPeople);
  return (
    <div aria-busy="true">
      <p role="status">
        <VisuallyHidden>{t("loading")}</VisuallyHidden>
      </p>
      <Skeleton className="h-120 w-full rounded-lg" />
    </div>
  );
}

export const meta = metaIn(teamPeople, { title: "title" });
