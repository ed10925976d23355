import type { OwnCard } from "@visita/domain/card/card.contract";
import { PERIODS, type Period } from "@visita/domain/insight/insight.constants";
import { Segments } from "../../ui/segments.tsx";
import { Select } from "../../ui/select.tsx";
import { cardOptions } from "../card/view/card-chip.tsx";
import { PERIOD_LABELS } from "./periods.ts";

const ALL_CARDS = { value: "all", label: "All cards" };

type InsightControlsProps = {
  cards: readonly OwnCard[];
  /** All of them without it. */
  card: OwnCard | undefined;
  period: Period;
  /** An empty card stands for all. */
  onChange: (change: { card?: string; days?: Period }) => void;
};

export function InsightControls({ cards, card, period, onChange }: InsightControlsProps) {
  const options = cardOptions(cards);
  return (
    <div className="mb-5 grid grid-cols-[minmax(0,1fr)] items-center gap-3 md:grid-cols-[minmax(0,20rem)_auto] md:justify-between">
      <Select
        label="Card"
        isLabelHidden
        options={cards.length > 1 ? [ALL_CARDS, ...options] : options}
        value={card?.cardid ?? ALL_CARDS.value}
        onValueChange={(value) => onChange({ card: value === ALL_CARDS.value ? "" : value })}
      />
      <Segments
        label="Period"
        options={PERIODS.map((value) => ({ value, label: PERIOD_LABELS[value] }))}
        value={period}
        onValueChange={(days) => onChange({ days })}
      />
    </div>
  );
}
