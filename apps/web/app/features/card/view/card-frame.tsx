import { themeOf } from "@visita/domain/card/themes";
import type { ReactNode } from "react";
import { TurnedCorner } from "../../../ui/turned-corner.tsx";
import { CardHead, type CardIdentity } from "./card-head.tsx";
import { CardPanel, CardTabList } from "./card-tabs.tsx";
import type { PictureLoading } from "./picture-loading.ts";

export type CardFrameProps = {
  card: CardIdentity;
  /** In place of a photo. */
  letters: string;
  info: ReactNode;
  bio: ReactNode;
  /** One button or its stand-in, on the right of the cover. Pressed, it turns the corner by itself. */
  bookmark?: ReactNode;
  /** Comes at the end of the card. */
  children?: ReactNode;
  /** Shows muted placeholders for what is still empty, and cannot be used. */
  isPreview?: boolean;
  /** Turns the corner. */
  isKept?: boolean;
  /** Before the ids of the tabs and their panels. Empty, the addresses are #info and #bio: once in a document. */
  idPrefix: string;
  pictures?: PictureLoading;
};

/** The card with its cover, its name and its two tabs, whatever stands on them. */
export function CardFrame(props: CardFrameProps) {
  const { card, letters, info, bio, bookmark, children, idPrefix, pictures } = props;
  const { isPreview = false, isKept = false } = props;
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
        <CardHead card={card} letters={letters} isPreview={isPreview} pictures={pictures} />
        <div data-card-tabs="">
          <div data-tab-list={idPrefix} className="mx-5 mt-3.5">
            <CardTabList idPrefix={idPrefix} />
          </div>
          <CardPanel tab="info" idPrefix={idPrefix}>
            {info}
          </CardPanel>
          <CardPanel tab="bio" idPrefix={idPrefix}>
            {bio}
          </CardPanel>
        </div>
        {children && <div className="px-5 pb-5">{children}</div>}
      </div>
      <TurnedCorner />
    </article>
  );
}
