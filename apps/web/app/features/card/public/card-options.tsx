import type { OwnCard } from "@visita/domain/card/card.contract";
import { roleLine } from "@visita/domain/card/role-line";
import { cardPath } from "../../../lib/card-path.ts";
import { CardChip, restingSince } from "../view/card-chip.tsx";

/** One's own cards, to choose one of them. */
export function cardOptions(cards: readonly OwnCard[]) {
  return cards.map(({ cardid, username, color, occupation, companyname, pausedAt }) => ({
    value: cardid,
    label: cardPath(username),
    leading: <CardChip color={color} isResting={pausedAt !== null} className="w-10" />,
    detail: pausedAt === null ? roleLine(occupation, companyname) : restingSince(pausedAt),
  }));
}
