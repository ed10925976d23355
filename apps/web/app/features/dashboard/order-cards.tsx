import type { OwnCard } from "@visita/domain/card/card.contract";
import { roleLine } from "@visita/domain/card/role-line";
import { dashboardTexts } from "@visita/domain/owner-messages/dashboard";
import { useState } from "react";
import { cardPath } from "../../lib/card-path.ts";
import { useTranslate } from "../../lib/language.tsx";
import { ReorderList } from "../../ui/reorder-list.tsx";
import { CardChip, RestingSince } from "../card/view/card-chip.tsx";

type OrderCardsProps = { cards: readonly OwnCard[]; onOrder: (cards: readonly OwnCard[]) => void };

/** The cards as rows that can be moved. Every move is saved at once. */
export function OrderCards({ cards, onOrder }: OrderCardsProps) {
  const t = useTranslate(dashboardTexts);
  const [dragged, setDragged] = useState<readonly string[]>();
  const byId = new Map(cards.map((card) => [card.cardid, card]));
  const ids = dragged ?? cards.map(({ cardid }) => cardid);
  const items = ids.flatMap((id) => {
    const card = byId.get(id);
    return card ? [{ key: id, name: cardPath(card.username), card }] : [];
  });
  return (
    <div className="max-w-[44rem]">
      <ReorderList
        label={t("yourCards")}
        isPanel
        items={items}
        onReorder={(order) => setDragged(order.map(({ key }) => key))}
        onDrop={(order) => {
          setDragged(undefined);
          onOrder(order.map(({ card }) => card));
        }}
        placeOf={({ card }, place, count) => t("position", { name: card.username, place, count })}
      >
        {({ card }) => (
          <>
            <CardChip color={card.color} isResting={card.pausedAt !== null} className="w-10" />
            <div className="min-w-0 leading-[1.35]">
              <p dir="ltr" className="font-semibold wrap-anywhere">
                {cardPath(card.username)}
              </p>
              <p className="text-small text-muted wrap-anywhere">
                {card.pausedAt === null ? (
                  <bdi>{roleLine(card.occupation, card.companyname)}</bdi>
                ) : (
                  <RestingSince pausedAt={card.pausedAt} />
                )}
              </p>
            </div>
          </>
        )}
      </ReorderList>
    </div>
  );
}
