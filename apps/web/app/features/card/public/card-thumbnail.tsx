import type { VisibleCard } from "@visita/domain/card/card.contract";
import { BusinessCard } from "../view/business-card.tsx";
import "./card-thumbnail.css";

export type ThumbnailCard = Pick<VisibleCard, "cardid" | "color" | "fullname" | "profilepic">;

/** A card beside the heading of a page about it. Decorative: the page names the card in words. */
export function CardThumbnail({ card }: { card: ThumbnailCard }) {
  return (
    <div aria-hidden="true" className="card-thumbnail">
      <BusinessCard color={card.color} fullname={card.fullname} photo={card.profilepic} />
    </div>
  );
}

/** Up to three cards, fanned out, the first on top. */
export function CardFan({ cards }: { cards: readonly ThumbnailCard[] }) {
  return (
    <div aria-hidden="true" className="card-fan">
      {cards
        .slice(0, 3)
        .reverse()
        .map((card) => (
          <div key={card.cardid}>
            <BusinessCard color={card.color} fullname={card.fullname} photo={card.profilepic} />
          </div>
        ))}
    </div>
  );
}
