import type { Contacts } from "@visita/domain/card/contacts";
import { initials } from "@visita/domain/card/initials";
import { useId } from "react";
import { CardBio } from "./card-bio.tsx";
import { CardFrame, type CardFrameProps } from "./card-frame.tsx";
import type { CardIdentity } from "./card-head.tsx";
import { CardInfo } from "./card-info.tsx";

export type CardViewData = CardIdentity & {
  username: string;
  bio: string;
  contacts: Contacts;
};

type CardViewProps = Omit<Partial<CardFrameProps>, "card" | "letters" | "info" | "bio"> & {
  card: CardViewData;
};

/** The whole card. Its markup is complete without a script; the tab list and the copy buttons hydrate alone. */
export function CardView({ card, isPreview = false, ...props }: CardViewProps) {
  const ownPrefix = useId();
  return (
    <CardFrame
      idPrefix={ownPrefix}
      {...props}
      isPreview={isPreview}
      card={card}
      letters={initials(card.fullname)}
      info={<CardInfo contacts={card.contacts} isPreview={isPreview} />}
      bio={<CardBio bio={card.bio} isPreview={isPreview} />}
    />
  );
}
