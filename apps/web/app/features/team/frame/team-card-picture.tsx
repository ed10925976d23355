import type { EditableCard } from "@visita/domain/card/card.contract";
import { roleLine } from "@visita/domain/card/role-line";
import { cardPath } from "../../../lib/card-path.ts";
import { CardLink, cardRowClasses } from "../../card/public/card-grid.tsx";
import { BusinessCard } from "../../card/view/business-card.tsx";

type TeamCardPictureProps = {
  card: Pick<
    EditableCard,
    "color" | "fullname" | "profilepic" | "occupation" | "companyname" | "logo" | "username"
  >;
  linkLabel: string;
};

/** A card as it looks, which opens it, above its address. */
export function TeamCardPicture({ card, linkLabel }: TeamCardPictureProps) {
  return (
    <div className="relative">
      <div aria-hidden="true">
        <BusinessCard
          color={card.color}
          fullname={card.fullname}
          photo={card.profilepic}
          role={roleLine(card.occupation, card.companyname)}
          logo={card.logo}
        />
      </div>
      <div className={`${cardRowClasses} mt-2`}>
        <CardLink path={cardPath(card.username)} label={linkLabel} />
      </div>
    </div>
  );
}
