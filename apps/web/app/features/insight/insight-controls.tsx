import type { OwnCard } from "@visita/domain/card/card.contract";
import { PERIODS, type Period } from "@visita/domain/insight/insight.constants";
import { insightTexts } from "@visita/domain/owner-messages/insights";
import { teamInsightTexts } from "@visita/domain/owner-messages/team-insights";
import type { OwnTeam } from "@visita/domain/team/team.contract";
import { UsersRound } from "lucide-react";
import { useTranslate } from "../../lib/language.tsx";
import { Segments } from "../../ui/segments.tsx";
import { Select } from "../../ui/select.tsx";
import { useCardOptions } from "../card/view/card-chip.tsx";
import { periodLabel } from "./periods.ts";
import type { InsightChoice } from "./use-insight-choice.ts";

/** Stands for all cards. */
const ALL_CARDS = "all";
const TEAM_PREFIX = "team ";

export type ChoosableTeam = Pick<OwnTeam, "teamid" | "name">;

type InsightControlsProps = {
  cards: readonly OwnCard[];
  /** All of them without it. */
  card?: OwnCard | undefined;
  teams: readonly ChoosableTeam[];
  /** Shown in place of cards. */
  team?: ChoosableTeam;
  period: Period;
  onChange: (change: InsightChoice) => void;
};

export function InsightControls({ cards, card, teams, team, period, onChange }: InsightControlsProps) {
  const t = useTranslate(insightTexts);
  const cardOptions = useCardOptions(cards);
  const teamOptions = useTeamOptions(teams);
  const hasAll = cards.length > 1 || (cards.length === 0 && team === undefined);
  const all = hasAll ? [{ value: ALL_CARDS, label: t("allCards") }] : [];
  return (
    <div className="mb-5 grid grid-cols-[minmax(0,1fr)] items-center gap-3 md:grid-cols-[minmax(0,20rem)_auto] md:justify-between">
      <Select
        label={t("card")}
        isLabelHidden
        options={[...all, ...cardOptions, ...teamOptions]}
        value={team ? TEAM_PREFIX + team.teamid : (card?.cardid ?? ALL_CARDS)}
        onValueChange={(value) => onChange(choiceOf(value))}
      />
      <Segments
        label={t("period")}
        options={PERIODS.map((value) => ({ value, label: periodLabel(value, t) }))}
        value={period}
        onValueChange={(days) => onChange({ days })}
      />
    </div>
  );
}

function choiceOf(value: string): InsightChoice {
  if (value.startsWith(TEAM_PREFIX)) return { team: value.slice(TEAM_PREFIX.length) };
  return { card: value === ALL_CARDS ? "" : value };
}

/** Below one's own cards, behind a hairline. */
function useTeamOptions(teams: readonly ChoosableTeam[]) {
  const t = useTranslate(teamInsightTexts);
  return teams.map(({ teamid, name }, place) => ({
    value: TEAM_PREFIX + teamid,
    label: t("team", { team: name }),
    detail: t("allCardsOf", { team: name }),
    leading: (
      <span className="grid h-6.5 w-10 shrink-0 place-items-center rounded-[0.3125rem] bg-accent-soft text-accent">
        <UsersRound aria-hidden="true" size={18} strokeWidth={1.75} />
      </span>
    ),
    isApart: place === 0,
  }));
}
