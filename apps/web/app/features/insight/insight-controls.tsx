import type { OwnCard } from "@visita/domain/card/card.contract";
import { roleLine } from "@visita/domain/card/role-line";
import { PERIODS, type Period } from "@visita/domain/insight/insight.constants";
import { cardPath } from "../../lib/card-path.ts";
import { Select } from "../../ui/select.tsx";
import { restingSince } from "../card/public/resting-since.ts";
import { CardChip } from "../card/view/card-chip.tsx";
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
  const options = cards.map(({ cardid, username, color, occupation, companyname, pausedAt }) => ({
    value: cardid,
    label: cardPath(username),
    leading: <CardChip color={color} isResting={pausedAt !== null} className="w-10" />,
    detail: pausedAt === null ? roleLine(occupation, companyname) : restingSince(pausedAt),
  }));
  return (
    <div className="mb-5 grid grid-cols-[minmax(0,1fr)] items-center gap-3 md:grid-cols-[minmax(0,20rem)_auto] md:justify-between">
      <Select
        label="Card"
        isLabelHidden
        options={cards.length > 1 ? [ALL_CARDS, ...options] : options}
        value={card?.cardid ?? ALL_CARDS.value}
        onValueChange={(value) => onChange({ card: value === ALL_CARDS.value ? "" : value })}
      />
      <fieldset className="flex min-w-0 rounded-md bg-sunk p-0.75">
        <legend className="sr-only">Period</legend>
        {PERIODS.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={choice === period}
            className="min-h-touch flex-1 rounded-[0.5625rem] px-1 text-small font-semibold whitespace-nowrap text-muted transition-colors duration-hover hover:text-text max-[22.5rem]:text-caption md:px-3.75 aria-pressed:bg-raised aria-pressed:text-text aria-pressed:shadow-[0_1px_2px_rgb(27_25_22/0.16)]"
            onClick={() => onChange({ days: choice })}
          >
            {PERIOD_LABELS[choice]}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
