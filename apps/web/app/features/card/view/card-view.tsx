import type { Contacts } from "@visita/domain/card/contacts";
import { themeOf } from "@visita/domain/card/themes";
import { type ReactNode, useId } from "react";
import { TurnedCorner } from "../../../ui/turned-corner.tsx";
import { CardBio } from "./card-bio.tsx";
import { CardHead, type CardIdentity } from "./card-head.tsx";
import { CardInfo } from "./card-info.tsx";
import { CardPanel, CardTabList } from "./card-tabs.tsx";
import type { CardTab } from "./enhance-tabs.ts";
import type { ImageLoading } from "./image-loading.ts";
import { MetLine } from "./met-line.tsx";

export type CardViewData = CardIdentity & {
  username: string;
  bio: string;
  contacts: Contacts;
  /** The owner's order of the channels. */
  channelOrder?: readonly string[];
};

type CardViewProps = {
  card: CardViewData;
  /** One button or its skeleton, on the right of the cover. A pressed button turns the corner. */
  bookmark?: ReactNode;
  /** Comes at the end of the card. */
  children?: ReactNode;
  /** Shows muted placeholders for empty fields, and is inert. */
  isPreview?: boolean;
  /** Which tab a preview shows. */
  tab?: CardTab;
  /** Turns the corner. */
  isKept?: boolean;
  /** Prefix of the tabs' and panels' ids. Empty, the fragments are #info and #bio: at most once in a document. */
  idPrefix?: string;
  images?: ImageLoading;
  /** The name of the link by which the card was opened. */
  metAt?: string | undefined;
};

/** The whole card. Its markup is complete without a script; the public page enhances tabs, copy buttons and bookmark without React. */
export function CardView({ card, bookmark, children, ...options }: CardViewProps) {
  const generatedPrefix = useId();
  const { isPreview = false, tab, isKept = false, idPrefix = generatedPrefix, images, metAt } = options;
  return (
    <article
      data-card={themeOf(card.color).key}
      data-kept={isKept || undefined}
      inert={isPreview}
      className="card-view"
    >
      {/* First in the tab order, as it stands at the top. */}
      {bookmark && <div className="card-bookmark">{bookmark}</div>}
      <div className="card-view-body turned-face">
        <CardHead card={card} isPreview={isPreview} images={images} />
        {metAt && <MetLine name={metAt} />}
        <div data-card-tabs="">
          <div data-tab-list={idPrefix} className="card-tab-list">
            <CardTabList idPrefix={idPrefix} shown={tab} />
          </div>
          <CardPanel tab="info" idPrefix={idPrefix}>
            <CardInfo contacts={card.contacts} order={card.channelOrder} isPreview={isPreview} />
          </CardPanel>
          <CardPanel tab="bio" idPrefix={idPrefix}>
            <CardBio bio={card.bio} isPreview={isPreview} />
          </CardPanel>
        </div>
        {children && <div className="card-foot">{children}</div>}
      </div>
      <TurnedCorner />
    </article>
  );
}
