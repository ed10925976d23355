import type { Contacts } from "@visita/domain/card/contacts";
import { themeOf } from "@visita/domain/card/themes";
import { type ReactNode, useId } from "react";
import { TurnedCorner } from "../../../ui/turned-corner.tsx";
import { CardBio } from "./card-bio.tsx";
import { CardHead, type CardIdentity } from "./card-head.tsx";
import { CardInfo } from "./card-info.tsx";
import { CardPanel, CardTabList } from "./card-tabs.tsx";
import type { PictureLoading } from "./picture-loading.ts";

export type CardViewData = CardIdentity & {
  username: string;
  bio: string;
  contacts: Contacts;
};

type CardViewProps = {
  card: CardViewData;
  /** One button or its stand-in, on the right of the cover. Pressed, it turns the corner by itself. */
  bookmark?: ReactNode;
  /** Comes at the end of the card. */
  children?: ReactNode;
  /** Shows muted placeholders for what is still empty, and cannot be used. */
  isPreview?: boolean;
  /** Turns the corner. */
  isKept?: boolean;
  /** Before the ids of the tabs and their panels. Empty, the addresses are #info and #bio: once in a document. */
  idPrefix?: string;
  pictures?: PictureLoading;
};

/** The whole card. Its markup is complete without a script; the tab list and the copy buttons hydrate alone. */
export function CardView(props: CardViewProps) {
  const { card, bookmark, children, isPreview = false, isKept = false, pictures } = props;
  const ownPrefix = useId();
  const idPrefix = props.idPrefix ?? ownPrefix;
  return (
    <article
      data-card={themeOf(card.color).key}
      data-kept={isKept || undefined}
      inert={isPreview}
      className="card-view"
    >
      {/* First, as it stands at the top: whoever goes through the page by keyboard meets it there. */}
      {bookmark && <div className="card-bookmark">{bookmark}</div>}
      <div className="card-view-body turned-face">
        <CardHead card={card} isPreview={isPreview} pictures={pictures} />
        <div data-card-tabs="">
          <div data-tab-list={idPrefix} className="mx-5 mt-3.5">
            <CardTabList idPrefix={idPrefix} />
          </div>
          <CardPanel tab="info" idPrefix={idPrefix}>
            <CardInfo contacts={card.contacts} isPreview={isPreview} />
          </CardPanel>
          <CardPanel tab="bio" idPrefix={idPrefix}>
            <CardBio bio={card.bio} isPreview={isPreview} />
          </CardPanel>
        </div>
        {children && <div className="px-5 pb-5">{children}</div>}
      </div>
      <TurnedCorner />
    </article>
  );
}
