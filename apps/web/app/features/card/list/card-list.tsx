import type { UserSubscription } from "@visita/domain/billing/billing.contract";
import { availableSlots } from "@visita/domain/billing/plan.rules";
import type { VisibleCard } from "@visita/domain/card/card.contract";
import { cardGridClasses } from "../public/card-grid.tsx";
import { CardItem } from "./card-item.tsx";
import { FreeFormHint } from "./free-form-hint.tsx";
import { SlotTile } from "./slot-tile.tsx";

type CardListProps = {
  cards: readonly VisibleCard[];
  /** Undefined where it could not be learnt; what depends on it stays away. */
  subscription: UserSubscription | undefined;
};

export function CardList({ cards, subscription }: CardListProps) {
  const slots = subscription ? availableSlots(subscription.status, cards.length) : 0;
  const isDowngraded = subscription?.status === "inactive" && (subscription.hasBilling || slots < 0);
  return (
    <>
      {isDowngraded && <FreeFormHint />}
      <ul aria-label="Your cards" className={cardGridClasses}>
        {cards.map((card) => (
          <CardItem key={card.cardid} card={card} hasQrCode={subscription?.status === "active"} />
        ))}
        {slots > 0 && <SlotTile slots={slots} />}
      </ul>
    </>
  );
}
