import type { OwnCard } from "@visita/domain/card/card.contract";
import { PERIODS, type Period } from "@visita/domain/insight/insight.constants";
import { insightTexts } from "@visita/domain/owner-messages/insights";
import { useTranslate } from "../../lib/language.tsx";
import { Segments } from "../../ui/segments.tsx";
import { Select } from "../../ui/select.tsx";
import { useCardOptions } from "../card/view/card-chip.tsx";
import { periodLabel } from "./periods.ts";

/** Stands for all cards. */
const ALL_CARDS = "all";

type InsightControlsProps = {
  cards: readonly OwnCard[];
  /** All of them without it. */
  card: OwnCard | undefined;
  period: Period;
  /** An empty card stands for all. */
  onChange: (change: { card?: string; days?: Period }) => void;
};

export function InsightControls({ cards, card, period, onChange }: InsightControlsProps) {
  const t = useTranslate(insightTexts);
  const options = useCardOptions(cards);
  return (
    <div className="mb-5 grid grid-cols-[minmax(0,1fr)] items-center gap-3 md:grid-cols-[minmax(0,20rem)_auto] md:justify-between">
      <Select
        label={t("card")}
        isLabelHidden
        options={cards.length > 1 ? [{ value: ALL_CARDS, label: t("allCards") }, ...options] : options}
        value={card?.cardid ?? ALL_CARDS}
        onValueChange={(value) => onChange({ card: value === ALL_CARDS ? "" : value })}
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
