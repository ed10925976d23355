import { cardPath } from "../app/features/card/list/card-path.ts";
import { CardView } from "../app/features/card/view/card-view.tsx";
import { FreeCardLink } from "../app/features/card/view/free-card-link.tsx";
import { ActionBar } from "./action-bar.tsx";
import { BookmarkWait } from "./bookmark-wait.tsx";
import { cardAddress } from "./card-address.ts";
import type { CardAssets, CardSite, PublicCard } from "./card-page.types.ts";
import { HeadTags } from "./head-tags.tsx";
import { LATE_SCRIPTS } from "./late-scripts.ts";
import { PageHeader } from "./page-header.tsx";
import { QrDialog } from "./qr-dialog.tsx";
import { ShareDialog } from "./share-dialog.tsx";
import { TakeWithYou } from "./take-with-you.tsx";

type CardDocumentProps = { card: PublicCard; site: CardSite; assets: CardAssets };

/** Finished as it is sent. Scripts come after everything else and only make it nicer. */
export function CardDocument({ card, site, assets }: CardDocumentProps) {
  const address = cardAddress(card, site);
  const path = cardPath(card.username);
  const hasQrCode = card.qrCode !== null;
  return (
    <html lang="en">
      <HeadTags card={card} site={site} assets={assets} />
      <body
        data-cardid={card.cardid}
        data-owner={card.userid}
        data-username={card.username}
        data-fullname={card.fullname}
        data-address={address}
      >
        <PageHeader brand={site.brand} />
        <main className="card-page">
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
        <script data-modules={assets.scripts.join(" ")}>{LATE_SCRIPTS}</script>
      </body>
    </html>
  );
}
