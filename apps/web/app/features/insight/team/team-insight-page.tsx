import { DEFAULT_PERIOD, type Period } from "@visita/domain/insight/insight.constants";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { insightTexts } from "@visita/domain/owner-messages/insights";
import { type TeamInsightWords, teamInsightTexts } from "@visita/domain/owner-messages/team-insights";
import type { TeamInsights } from "@visita/domain/team/team-insight.contract";
import { UserPlus } from "lucide-react";
import { useDeferredValue, useRef } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ButtonLink } from "../../../ui/links.tsx";
import { ListFailure } from "../../../ui/list-failure.tsx";
import { useCards } from "../../card/public/card.queries.ts";
import { CsvDownloadButton } from "../csv-download-button.tsx";
import { type ChoosableTeam, InsightControls } from "../insight-controls.tsx";
import { InsightHead } from "../insight-head.tsx";
import { InsightPromise } from "../insight-promise.tsx";
import { InsightSkeleton } from "../insight-skeleton.tsx";
import { periodOf, rangeOf } from "../periods.ts";
import { SourcePanel } from "../source-panel.tsx";
import { TapPanel } from "../tap-panel.tsx";
import { useInsightChoice } from "../use-insight-choice.ts";
import { ViewsPanel } from "../views-panel.tsx";
import { LinkBreakdown } from "./link-breakdown.tsx";
import { PersonBreakdown } from "./person-breakdown.tsx";
import { useTeamInsights } from "./team-insight.queries.ts";
import { TemplateBreakdown } from "./template-breakdown.tsx";

type TeamInsightPageProps = {
  userid: string;
  team: ChoosableTeam;
  /** All that may be chosen. */
  teams: readonly ChoosableTeam[];
  /** A path of the team's own pages. */
  teamPath: (path: string) => string;
};

/** The insights of all cards of a team, for its owners and admins. */
export function TeamInsightPage({ userid, team, teams, teamPath }: TeamInsightPageProps) {
  const t = useTranslate(insightTexts);
  const words = useTranslate(teamInsightTexts);
  const common = useTranslate(commonTexts);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { parameters, show } = useInsightChoice();
  const cards = useCards(userid).data;
  const period = periodOf(parameters.get("days")) ?? DEFAULT_PERIOD;
  const figures = useTeamInsights(userid, team.teamid, period);
  const insights = figures.data;
  // Deferred, so that React renders the panels in short tasks.
  const isKnown = useDeferredValue(insights !== undefined) && insights !== undefined;
  const hasVisits = isKnown && insights.countedSince !== null;
  return (
    <>
      <InsightHead
        headingRef={headingRef}
        cards={hasVisits ? insights.people.slice(0, 3).map(toThumbnail) : []}
        about={hasVisits ? aboutWords(insights, team, period, words) : undefined}
        isLoading={!isKnown && !figures.error}
      >
        {hasVisits && <CsvOf team={team} insights={insights} period={period} />}
      </InsightHead>
      <InsightControls cards={cards ?? []} teams={teams} team={team} period={period} onChange={show} />
      {figures.error && (
        <ListFailure
          title={t(isKnown ? "notRefreshed" : "notLoaded")}
          isRefresh={isKnown}
          isRetrying={figures.isFetching}
          onRetry={() => void figures.refetch()}
          returnTo={headingRef}
        >
          {isKnown ? common("earlierVersion") : t("visitsCounted")}
        </ListFailure>
      )}
      {!isKnown && !figures.error && <InsightSkeleton />}
      {isKnown && !hasVisits && <Nothing team={team} cards={insights.cards} teamPath={teamPath} />}
      {hasVisits && (
        <div
          aria-busy={figures.isPlaceholderData}
          className={classNames(
            "grid grid-cols-[minmax(0,1fr)] gap-5 transition-opacity duration-hover [--card-deep:var(--color-accent)]",
            figures.isPlaceholderData && "opacity-60",
          )}
        >
          <ViewsPanel insights={insights} period={period} firstDay={insights.from} beforeWords="" />
          <PersonBreakdown insights={insights} teamPath={teamPath} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2">
            <SourcePanel insights={insights} />
            <TapPanel insights={insights} />
            <TemplateBreakdown insights={insights} teamPath={teamPath} />
            <LinkBreakdown insights={insights} teamPath={teamPath} />
          </div>
          <CsvOf team={team} insights={insights} period={period} className="w-full md:hidden" />
          <InsightPromise text={words("privacy")} />
        </div>
      )}
    </>
  );
}

function aboutWords(
  insights: TeamInsights,
  { name }: ChoosableTeam,
  period: Period,
  words: TeamInsightWords,
): string {
  return words("cardsAndRange", {
    ...rangeOf(words.language, insights, period),
    count: insights.cards,
    team: name,
  });
}

function toThumbnail({ personid, name, profilepic, color }: TeamInsights["people"][number]) {
  return { cardid: personid, fullname: name, profilepic, color };
}

type CsvOfProps = { team: ChoosableTeam; insights: TeamInsights; period: Period; className?: string };

function CsvOf({ team: { teamid }, insights, period, className }: CsvOfProps) {
  return (
    <CsvDownloadButton
      path={`/api/team/${encodeURIComponent(teamid)}/insights.csv?days=${period}`}
      fileName={`insights-team-${insights.from}-to-${insights.to}.csv`}
      className={className}
    />
  );
}

type NothingProps = { team: ChoosableTeam; cards: number } & Pick<TeamInsightPageProps, "teamPath">;

function Nothing({ team, cards, teamPath }: NothingProps) {
  const words = useTranslate(teamInsightTexts);
  const hasCards = cards > 0;
  const invite = hasCards ? undefined : (
    <ButtonLink to={teamPath("/team/people")} size="lg" icon={UserPlus}>
      {words("invitePeople")}
    </ButtonLink>
  );
  return (
    <div className="lg:pt-8">
      <EmptyState title={words(hasCards ? "notOpened" : "noCards", { team: team.name })} action={invite}>
        {words(hasCards ? "notOpenedText" : "noCardsText")}
      </EmptyState>
    </div>
  );
}
