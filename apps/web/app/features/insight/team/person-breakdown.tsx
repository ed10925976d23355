import { formatNumber } from "@visita/domain/format";
import { insightTexts } from "@visita/domain/owner-messages/insights";
import { teamInsightTexts } from "@visita/domain/owner-messages/team-insights";
import type { PersonInsight, TeamInsights } from "@visita/domain/team/team-insight.contract";
import { ChevronDown, ChevronRight } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useTranslate } from "../../../lib/language.tsx";
import { Button } from "../../../ui/button.tsx";
import { TaggedText } from "../../../ui/tagged-text.tsx";
import { PersonPicture } from "../../card/view/person-picture.tsx";
import { FigureTable } from "../figure-table.tsx";
import { Panel, TableToggle, useTableChoice } from "../panel.tsx";
import { barWidths } from "../tap-words.ts";
import { IN_BOLD } from "./breakdown-row.tsx";

/** One more than are listed at first is never hidden behind a button. */
const LISTED_AT_FIRST = 7;

type PersonBreakdownProps = { insights: TeamInsights; teamPath: (path: string) => string };

/** Whose cards were seen how often; a row leads to the person. */
export function PersonBreakdown({ insights, teamPath }: PersonBreakdownProps) {
  const t = useTranslate(insightTexts);
  const words = useTranslate(teamInsightTexts);
  const { isTable, toggle } = useTableChoice("people");
  const { people } = insights;
  return (
    <Panel
      heading={words("byPerson")}
      action={
        <TableToggle
          isTable={isTable}
          onToggle={toggle}
          label={words(isTable ? "peopleAsChart" : "peopleAsTable")}
        />
      }
    >
      {isTable ? (
        <FigureTable
          label={words("byPerson")}
          columns={[words("person"), t("views"), t("visitors"), t("saves"), t("details")]}
          rows={people.map(({ personid, name, views, visitors, saves, details }) => ({
            key: personid,
            label: name,
            counts: [views, visitors, saves, details],
          }))}
          labelWidth="w-[28%]"
        />
      ) : (
        <PersonBars people={people} teamPath={teamPath} />
      )}
      {people.length < insights.cards && (
        <p className="mt-4 text-small text-muted">
          {words("mostSeen", { shown: formatNumber(words.language, people.length) })}
        </p>
      )}
    </Panel>
  );
}

type PersonBarsProps = { people: readonly PersonInsight[] } & Pick<PersonBreakdownProps, "teamPath">;

function PersonBars({ people, teamPath }: PersonBarsProps) {
  const t = useTranslate(insightTexts);
  const [isWhole, setIsWhole] = useState(false);
  const widths = barWidths(people.map(({ views }) => views));
  const listed = isWhole || people.length <= LISTED_AT_FIRST + 1 ? people.length : LISTED_AT_FIRST;
  return (
    <>
      <ul className="mt-1">
        {people.slice(0, listed).map((person, place) => (
          <li key={person.personid} className="not-first:border-t not-first:border-line">
            <PersonBar
              person={person}
              width={widths[place] ?? 0}
              to={teamPath(`/team/people/${encodeURIComponent(person.personid)}`)}
            />
          </li>
        ))}
      </ul>
      {listed < people.length && (
        <Button
          variant="ghost"
          icon={ChevronDown}
          className="mt-1 -ms-3 self-start px-3! text-small!"
          onClick={() => setIsWhole(true)}
        >
          {t("showMore", { count: people.length - listed })}
        </Button>
      )}
    </>
  );
}

type PersonBarProps = { person: PersonInsight; width: number; to: string };

function PersonBar({ person, width, to }: PersonBarProps) {
  const t = useTranslate(insightTexts);
  const words = useTranslate(teamInsightTexts);
  return (
    <Link
      to={to}
      className="group grid min-h-18.5 grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-2 rounded-xs py-3 leading-[1.35] lg:grid-cols-[2.5rem_minmax(0,15rem)_minmax(4rem,1fr)_6rem_7.75rem_7.75rem_1.25rem]"
    >
      <PersonPicture name={person.name} photo={person.profilepic} theme={person.color} size="row" />
      <span className="grid min-w-0 font-semibold wrap-anywhere">
        <bdi className="underline-offset-3 group-hover:text-accent group-hover:underline">{person.name}</bdi>
        {person.occupation !== "" && (
          <small className="text-help font-normal text-muted">
            <bdi>{person.occupation}</bdi>
          </small>
        )}
      </span>
      <span
        aria-hidden="true"
        className="h-2 overflow-hidden rounded-[0.25rem] bg-sunk max-lg:order-last max-lg:col-span-2 max-lg:col-start-2"
      >
        <i className="block h-full rounded-[inherit] bg-(--card-deep)" style={{ width: `${width}%` }} />
      </span>
      <span className="text-end text-small">
        <TaggedText text={t("viewsOfCard", { count: person.views })} tags={IN_BOLD} />
      </span>
      <span className="text-end text-small max-lg:hidden">
        <TaggedText text={words("savesOf", { count: person.saves })} tags={IN_BOLD} />
      </span>
      <span className="text-end text-small max-lg:hidden">
        <TaggedText text={words("detailsOf", { count: person.details })} tags={IN_BOLD} />
      </span>
      <ChevronRight
        aria-hidden="true"
        size={20}
        strokeWidth={1.75}
        className="text-muted rtl:-scale-x-100 max-lg:hidden"
      />
    </Link>
  );
}
