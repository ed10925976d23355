import type { OwnCard } from "@visita/domain/card/card.contract";
import { roleLine } from "@visita/domain/card/role-line";
import type { ThemeKey } from "@visita/domain/card/themes";
import { formatDay } from "@visita/domain/format";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { cardPath } from "../../../lib/card-path.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { CardCover } from "../../../ui/card-cover.tsx";
import { classNames } from "../../../ui/class-names.ts";

type CardChipProps = { color: ThemeKey; isResting: boolean; className?: string };

/** A card as a sign. It always stands beside the card's link. */
export function CardChip({ color, isResting, className }: CardChipProps) {
  const shape = classNames("block aspect-[1.62] shrink-0 rounded-[0.3125rem]", className);
  if (isResting) return <span className={classNames(shape, "border border-line-strong bg-sunk")} />;
  return (
    <CardCover as="span" theme={color} className={classNames(shape, "shadow-[0_2px_0_var(--card-edge)]")} />
  );
}

export function RestingSince({ pausedAt }: { pausedAt: number }) {
  const t = useTranslate(commonTexts);
  return t("pausedSince", { day: formatDay(t.language, pausedAt) });
}

/** One's own cards, to choose one of them. */
export function useCardOptions(cards: readonly OwnCard[]) {
  const t = useTranslate(commonTexts);
  return cards.map(({ cardid, username, color, occupation, companyname, pausedAt }) => ({
    value: cardid,
    label: cardPath(username),
    leading: <CardChip color={color} isResting={pausedAt !== null} className="w-10" />,
    detail:
      pausedAt === null
        ? roleLine(occupation, companyname)
        : t("pausedSince", { day: formatDay(t.language, pausedAt) }),
  }));
}
