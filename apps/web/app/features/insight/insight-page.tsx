import type { OwnCard } from "@visita/domain/card/card.contract";
import { INSIGHTS_CSV_PATH, type Period } from "@visita/domain/insight/insight.constants";
import type { Insights } from "@visita/domain/insight/insight.contract";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { insightTexts } from "@visita/domain/owner-messages/insights";
import { Plus } from "lucide-react";
import { useDeferredValue, useRef } from "react";
import { useTranslate } from "../../lib/language.tsx";
import { classNames } from "../../ui/class-names.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ButtonLink } from "../../ui/links.tsx";
import { ListFailure } from "../../ui/list-failure.tsx";
import { useCards } from "../card/public/card.queries.ts";
import { CardBreakdown } from "./card-breakdown.tsx";
import { CsvDownloadButton } from "./csv-download-button.tsx";
import { type ChoosableTeam, InsightControls } from "./insight-controls.tsx";
import { headWords, InsightHead } from "./insight-head.tsx";
import { InsightPromise } from "./insight-promise.tsx";
import { InsightSkeleton } from "./insight-skeleton.tsx";
import { NoVisits } from "./no-visits.tsx";
import { defaultPeriod, firstDayOf, periodOf } from "./periods.ts";
import { useInsights } from "./public/insight.queries.ts";
import { SourcePanel } from "./source-panel.tsx";
import { TapPanel } from "./tap-panel.tsx";
import { useInsightChoice } from "./use-insight-choice.ts";
import { ViewsPanel } from "./views-panel.tsx";

type InsightPageProps = {
  userid: string;
  /** Teams whose insights may be chosen in place of a card's. */
  teams?: readonly ChoosableTeam[];
};

/** What is shown is in the address: it can be kept, shared between devices, and left by the back button. */
export function InsightPage({ userid, teams = [] }: InsightPageProps) {
  const t = useTranslate(insightTexts);
  const common = useTranslate(commonTexts);
  const { parameters, show } = useInsightChoice();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const cardList = useCards(userid);
  const cards = cardList.data;
  const asked = parameters.get("card") ?? undefined;
  const card = chosenCard(cards, asked);
  const shown = card ? [card] : (cards ?? []);
  const chosen = periodOf(parameters.get("days"));
  const period = chosen ?? defaultPeriod(shown);
  const isPeriodKnown = chosen !== undefined || cards !== undefined;
  const cardid = isForeign(cards, asked) ? undefined : asked;
  const figures = useInsights(userid, cardid, period, isPeriodKnown);
  const insights = figures.data;
  const error = cardList.error ?? figures.error;

  function retry() {
    void cardList.refetch();
    void figures.refetch();
  }

  // Deferred, so that React renders the panels in short tasks.
  const isRendered = useDeferredValue(cards !== undefined && insights !== undefined);
  const isKnown = isRendered && cards !== undefined && insights !== undefined;
  const hasVisits = isKnown && cards.length > 0 && insights.countedSince !== null;
  return (
    <>
      <InsightHead
        headingRef={headingRef}
        cards={hasVisits ? shown : []}
        about={hasVisits ? headWords(shown, insights, period, t) : undefined}
        isLoading={!isKnown && !error}
      >
        {hasVisits && <CsvOf card={card} insights={insights} period={period} />}
      </InsightHead>
      {cards && (teams.length > 0 || (cards.length > 0 && (hasVisits || cards.length > 1))) && (
        <InsightControls cards={cards} card={card} teams={teams} period={period} onChange={show} />
      )}
      {error && (
        <ListFailure
          title={t(isKnown ? "notRefreshed" : "notLoaded")}
          isRefresh={isKnown}
          isRetrying={figures.isFetching || cardList.isFetching}
          onRetry={retry}
          returnTo={headingRef}
        >
          {isKnown ? common("earlierVersion") : t("visitsCounted")}
        </ListFailure>
      )}
      {!isKnown && !error && <InsightSkeleton />}
      {cards?.length === 0 && <NoCards />}
      {isKnown && cards.length > 0 && !hasVisits && <NoVisits cards={shown} />}
      {hasVisits && (
        <InsightPanels
          insights={insights}
          period={period}
          cards={cards}
          card={card}
          isOutdated={figures.isPlaceholderData}
        />
      )}
    </>
  );
}

/** The card of the address, if it is one's own; somebody's only card without asking. */
function chosenCard(cards: readonly OwnCard[] | undefined, cardid: string | undefined) {
  if (cards?.length === 1) return cards[0];
  return cards?.find((card) => card.cardid === cardid);
}

/** A card that one does not have, or no longer. */
function isForeign(cards: readonly OwnCard[] | undefined, cardid: string | undefined): boolean {
  return cards !== undefined && !cards.some((card) => card.cardid === cardid);
}

type InsightPanelsProps = {
  insights: Insights;
  period: Period;
  cards: readonly OwnCard[];
  /** All of them without it. */
  card: OwnCard | undefined;
  /** Of the choice before, until the new figures are there. */
  isOutdated: boolean;
};

function InsightPanels({ insights, period, cards, card, isOutdated }: InsightPanelsProps) {
  const t = useTranslate(insightTexts);
  return (
    <div
      data-card={card?.color}
      aria-busy={isOutdated}
      className={classNames(
        "grid grid-cols-[minmax(0,1fr)] gap-5 transition-opacity duration-hover",
        !card && "[--card-deep:var(--color-accent)]",
        isOutdated && "opacity-60",
      )}
    >
      <ViewsPanel
        insights={insights}
        period={period}
        firstDay={firstDayOf(card ? [card] : cards)}
        beforeWords={t(card || cards.length === 1 ? "beforeCard" : "beforeFirstCard")}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2">
        <SourcePanel insights={insights} />
        <TapPanel insights={insights} />
      </div>
      {!card && <CardBreakdown insights={insights} cards={cards} period={period} />}
      <CsvOf card={card} insights={insights} period={period} className="w-full md:hidden" />
      <InsightPromise text={t("privacy")} />
    </div>
  );
}

type CsvOfProps = Pick<InsightPanelsProps, "insights" | "period" | "card"> & { className?: string };

function CsvOf({ insights: { from, to }, period, card, className }: CsvOfProps) {
  const query = new URLSearchParams({ ...(card && { card: card.cardid }), days: String(period) });
  return (
    <CsvDownloadButton
      path={`${INSIGHTS_CSV_PATH}?${query}`}
      fileName={`insights-${card?.username ?? "all-cards"}-${from}-to-${to}.csv`}
      className={className}
    />
  );
}

function NoCards() {
  const t = useTranslate(insightTexts);
  return (
    <div className="lg:pt-8">
      <EmptyState
        title={t("noCards")}
        action={
          <ButtonLink to="/b/c" size="lg" icon={Plus}>
            {t("addCard")}
          </ButtonLink>
        }
      >
        {t("noCardsText")}
      </EmptyState>
    </div>
  );
}
