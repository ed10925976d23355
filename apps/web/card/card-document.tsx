import { cardPath } from "../app/features/card/list/card-path.ts";
import { CardView } from "../app/features/card/view/card-view.tsx";
import { ShapesInDocument } from "../app/features/card/view/channel-icon.tsx";
import { FreeCardLink } from "../app/features/card/view/free-card-link.tsx";
import { ActionBar } from "./action-bar.tsx";
import { BookmarkWait } from "./bookmark-wait.tsx";
import { cardAddress } from "./card-address.ts";
import type { CardSite, PublicCard } from "./card-page.types.ts";
import { HeadTags } from "./head-tags.tsx";
import { QrDialog } from "./qr-dialog.tsx";
import { SHAPES_ON_EVERY_CARD } from "./shapes-on-every-card.ts";
import { ShareDialog } from "./share-dialog.tsx";
import { TakeWithYou } from "./take-with-you.tsx";

type CardDocumentProps = { card: PublicCard; site: CardSite };

/** What is of this card alone; the rest of its page is put in where the body begins and where it ends. */
export function CardDocument({ card, site }: CardDocumentProps) {
  const address = cardAddress(card, site);
  const path = cardPath(card.username);
  const hasQrCode = card.qrCode !== null;
  return (
    <ShapesInDocument value={SHAPES_ON_EVERY_CARD}>
      <html lang="en">
        <HeadTags card={card} site={site} />
        <body>
          <main
            data-cardid={card.cardid}
            data-owner={card.userid}
            data-username={card.username}
            data-fullname={card.fullname}
            data-address={address}
            className="card-page"
          >
            <div className="card-page-card">
              <CardView card={card} idPrefix="" pictures="first" bookmark={<BookmarkWait />}>
                <FreeCardLink />
              </CardView>
              <p className="card-page-more">
                <a href="#share" data-share="dialog" className="type-link">
                  More ways to share
                </a>
              </p>
            </div>
            <TakeWithYou path={path} address={address} hasQrCode={hasQrCode} />
            <ActionBar path={path} hasQrCode={hasQrCode} />
          </main>
          {hasQrCode && <QrDialog card={card} path={path} address={address} />}
          <ShareDialog fullname={card.fullname} address={address} />
        </body>
      </html>
    </ShapesInDocument>
  );
}
