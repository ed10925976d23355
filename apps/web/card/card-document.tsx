import { ShapesInDocument } from "../app/features/card/view/channel-icon.tsx";
import { cardPath } from "../app/lib/card-path.ts";
import { ActionBar } from "./action-bar.tsx";
import { cardAddress } from "./card-address.ts";
import type { CardSite } from "./card-page.types.ts";
import { HeadTags, type HeadTexts } from "./head-tags.tsx";
import { QrDialog } from "./qr-dialog.tsx";
import { SHAPES_ON_EVERY_CARD } from "./shapes-on-every-card.ts";
import { ShareDialog } from "./share-dialog.tsx";
import { TakeWithYou } from "./take-with-you.tsx";

/** What a page says of its card outside the card. */
export type PageTexts = Omit<HeadTexts, "address"> & { cardid: string; userid: string; fullname: string };

type CardDocumentProps = {
  texts: PageTexts;
  /** The blank for it. */
  cardView: string;
  hasQrCode: boolean;
  site: CardSite;
};

/** The page around a card. Style, header, shapes and scripts are put in where the body begins and where it ends. */
export function CardDocument({ texts, cardView, hasQrCode, site }: CardDocumentProps) {
  const { cardid, userid, username, fullname } = texts;
  const address = cardAddress({ username }, site);
  const path = cardPath(username);
  return (
    <ShapesInDocument value={SHAPES_ON_EVERY_CARD}>
      <html lang="en">
        <HeadTags texts={{ ...texts, address }} site={site} />
        <body>
          <main
            data-cardid={cardid}
            data-owner={userid}
            data-username={username}
            data-fullname={fullname}
            data-address={address}
            className="card-page"
          >
            <div className="card-page-card">
              {cardView}
              <p className="card-page-more">
                <a href="#share" data-share="dialog" className="type-link">
                  More ways to share
                </a>
              </p>
            </div>
            <TakeWithYou path={path} address={address} hasQrCode={hasQrCode} />
            <ActionBar path={path} hasQrCode={hasQrCode} />
          </main>
          {hasQrCode && <QrDialog username={username} fullname={fullname} path={path} address={address} />}
          <ShareDialog fullname={fullname} address={address} />
        </body>
      </html>
    </ShapesInDocument>
  );
}
