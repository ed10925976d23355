import type { ChannelKey } from "@visita/domain/card/channels";
import type { CardAssets, CardSite, PublicCard } from "@visita/domain/card/public-card";
import { shortName } from "@visita/domain/exchange/exchange.rules";
import { arrangeChannels, type ShownChannel } from "../app/features/card/view/arrange-channels.ts";
import { CardView } from "../app/features/card/view/card-view.tsx";
import { IconSourceContext } from "../app/features/card/view/channel-icon.tsx";
import { FreeCardLink } from "../app/features/card/view/free-card-link.tsx";
import { cardPath } from "../app/lib/card-path.ts";
import { ActionBar } from "./action-bar.tsx";
import { BookmarkSkeleton } from "./bookmark-skeleton.tsx";
import { cardUrl } from "./card-url.ts";
import { DEFERRED_SCRIPTS } from "./deferred-scripts.ts";
import { DesktopAside } from "./desktop-aside.tsx";
import { HeadTags } from "./head-tags.tsx";
import { HelloTile } from "./hello-links.tsx";
import { PageHeader } from "./page-header.tsx";
import { QrDialog } from "./qr-dialog.tsx";
import { ReportLink } from "./report-link.tsx";
import { ShareDialog } from "./share-dialog.tsx";

type CardDocumentProps = { card: PublicCard; site: CardSite; assets: CardAssets };

/**
 * The page of a public card. Everything before the late style sheet is painted from this one response; in-body style
 * sheets block only what follows them, here the closed dialogs.
 */
export function CardDocument({ card, site, assets }: CardDocumentProps) {
  const { cardid, username, fullname } = card;
  const url = cardUrl(username, site);
  const path = cardPath(username);
  const { met } = card;
  const hasQrCode = card.qrCode !== null;
  const helloPath = card.exchange ? helloPathOf(path, met?.slug) : undefined;
  const name = shortName(fullname);
  const { rows, groups } = arrangeChannels(card.contacts, card.channelOrder);
  const tiles = [...rows, ...groups.flatMap(({ linked }) => linked)];
  const drawn = firstScreenChannels(tiles);
  return (
    <IconSourceContext value={{ drawn, fileUrl: assets.iconSpriteUrl }}>
      <html lang="en">
        <HeadTags card={card} channels={tiles} site={site} assets={assets} />
        <body>
          <PageHeader brand={site.brand} />
          <main
            data-cardid={cardid}
            data-username={username}
            data-fullname={fullname}
            data-short-name={helloPath && name !== fullname ? name : undefined}
            data-photo={(helloPath && card.profilepic) || undefined}
            data-url={url}
            data-link={met?.slug}
            className="card-page"
          >
            <div className="card-page-card">
              <CardView
                card={card}
                idPrefix=""
                images="first"
                metAt={met?.name}
                bookmark={<BookmarkSkeleton />}
              >
                {helloPath && <HelloTile path={helloPath} name={name} />}
                <FreeCardLink />
                <ReportLink />
              </CardView>
            </div>
            <DesktopAside path={path} url={url} hasQrCode={hasQrCode} isSmall={card.exchange === true} />
            <ActionBar
              contactPath={met ? `${path}/${met.slug}` : path}
              hasQrCode={hasQrCode}
              helloPath={helloPath}
            />
          </main>
          <script data-modules={assets.scripts.join(" ")}>{DEFERRED_SCRIPTS}</script>
          <link rel="stylesheet" href={assets.lateStyleUrl} />
          {hasQrCode && <QrDialog username={username} fullname={fullname} path={path} url={url} />}
          <ShareDialog fullname={fullname} url={url} />
        </body>
      </html>
    </IconSourceContext>
  );
}

/** The page of the form, which says by which link the visitor came. */
function helloPathOf(path: string, slug: string | undefined): string {
  return `${path}/hello${slug ? `?link=${slug}` : ""}`;
}

/** More tiles than a phone shows above its action bar: the icons of the others may come later, from the file. */
const FIRST_SCREEN_TILES = 6;

function firstScreenChannels(tiles: readonly ShownChannel[]): ReadonlySet<ChannelKey> {
  return new Set(tiles.slice(0, FIRST_SCREEN_TILES).map(({ key }) => key));
}
