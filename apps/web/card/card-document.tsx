import type { ChannelKey } from "@visita/domain/card/channels";
import type { CardAssets, CardReader, CardSite, PublicCard } from "@visita/domain/card/public-card";
import { shortName } from "@visita/domain/exchange/exchange.rules";
import { directionOf, nameOf, VISITOR_LANGUAGES } from "@visita/domain/language/languages";
import type { CardScriptTexts } from "@visita/domain/messages/card-script";
import { publicCard } from "@visita/domain/messages/public-card";
import { arrangeChannels, type ShownChannel } from "../app/features/card/view/arrange-channels.ts";
import { CardView } from "../app/features/card/view/card-view.tsx";
import { IconSourceContext } from "../app/features/card/view/channel-icon.tsx";
import { LineIcon } from "../app/features/card/view/line-icon.tsx";
import { cardPath } from "../app/lib/card-path.ts";
import { useTranslate } from "../app/lib/language.tsx";
import { LanguageMenu, queryOf } from "../app/ui/language-menu.tsx";
import { cardUrl, chosenBy, sideQuery } from "./card-url.ts";
import { DesktopAside } from "./desktop-aside.tsx";
import { HeadTags } from "./head-tags.tsx";
import { CARD_ICON_PATHS } from "./icon-paths.ts";
import { DEFERRED_SCRIPTS } from "./inline-scripts.ts";
import { PageHeader } from "./page-header.tsx";
import { QrDialog } from "./qr-dialog.tsx";
import { ShareDialog } from "./share-dialog.tsx";

type CardDocumentProps = {
  card: PublicCard;
  site: CardSite;
  assets: CardAssets;
  reader: CardReader;
  /** What the script says. */
  scriptTexts: CardScriptTexts;
};

/** Lucide's "user-round-check". */
const USER_CHECK = "M2 21a8 8 0 0 1 13.292-6M5 8a5 5 0 1 0 10 0a5 5 0 1 0-10 0M16 19l2 2 4-4";

/**
 * The page of a public card. Everything before the late style sheet is painted from this one response; in-body style
 * sheets block only what follows them, here the closed dialogs.
 */
export function CardDocument(props: CardDocumentProps) {
  const { card, site, assets, reader, scriptTexts } = props;
  const { language } = reader;
  const { isFile } = assets;
  const t = useTranslate(publicCard);
  const { cardid, username, fullname } = card;
  const url = cardUrl(username, site) + (reader.isSideAsked ? sideQuery(card) : "");
  const path = cardPath(username);
  const { met, took } = card;
  const chosen = chosenBy(reader, card);
  const hasQrCode = card.qrCode !== null;
  const helloPath = card.exchange ? `${path}/hello${queryOf({ link: met?.slug, ...chosen })}` : undefined;
  const name = shortName(fullname);
  const { rows, groups } = arrangeChannels(card.contacts, card.channelOrder);
  const tiles = [...rows, ...groups.flatMap(({ linked }) => linked)];
  const drawn = firstScreenChannels(tiles);
  return (
    <IconSourceContext value={{ drawn, fileUrl: assets.iconSpriteUrl }}>
      <html lang={language} dir={directionOf(language)}>
        <HeadTags card={card} channels={tiles} site={site} assets={assets} />
        <body>
          <PageHeader brand={site.brand} home={isFile ? site.publicUrl : undefined} />
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
            {!isFile && (
              <ActionBar
                contactFile={`${met ? `${path}/${met.slug}` : path}/contact.vcf${sideQuery(card)}`}
                hasQrCode={hasQrCode}
              />
            )}
            <div className="card-page-card">
              {took && (
                <p role="status" className="card-took">
                  <LineIcon path={USER_CHECK} size={20} />
                  <span>{t("tookOver", { ...took, name: fullname })}</span>
                </p>
              )}
              <CardView
                card={card}
                idPrefix=""
                images="first"
                metAt={met?.name}
                pageLanguage={chosen.lang}
                bookmark={<BookmarkSkeleton />}
              >
                {helloPath && <HelloTile path={helloPath} name={name} />}
                {!isFile && (
                  <div className="card-end">
                    <LanguageMenu
                      languages={VISITOR_LANGUAGES}
                      label={t("language", { name: nameOf(language) })}
                      kept={{ side: chosen.side }}
                    />
                    <ReportLink path={`${path}/report${queryOf(chosen)}`} />
                  </div>
                )}
              </CardView>
            </div>
            <DesktopAside path={path} url={url} hasQrCode={hasQrCode} />
          </main>
          {!isFile && (
            <>
              <script type="application/json" data-card-texts="">
                {JSON.stringify(scriptTexts)}
              </script>
              <script data-modules={assets.scripts.join(" ")}>{DEFERRED_SCRIPTS}</script>
            </>
          )}
          <link rel="stylesheet" href={assets.lateStyleUrl} />
          {hasQrCode && <QrDialog card={card} path={path} url={cardUrl(username, site)} />}
          {!isFile && <ShareDialog fullname={fullname} url={url} />}
        </body>
      </html>
    </IconSourceContext>
  );
}

/** More tiles than a phone shows above its action bar: the icons of the others may come later, from the file. */
const FIRST_SCREEN_TILES = 6;

function firstScreenChannels(tiles: readonly ShownChannel[]): ReadonlySet<ChannelKey> {
  return new Set(tiles.slice(0, FIRST_SCREEN_TILES).map(({ key }) => key));
}

/** In place of the bookmark until it is known who looks at the card. */
function BookmarkSkeleton() {
  return (
    <span className="bookmark-skeleton">
      <span aria-hidden="true" />
    </span>
  );
}

/** At the end of a card. Without a script it leads to the page of the form; with one it opens the dialog. */
function ReportLink({ path }: { path: string }) {
  const t = useTranslate(publicCard);
  return (
    <a href={path} data-report="" className="report-link">
      {t("report")}
    </a>
  );
}

type ActionBarProps = {
  /** Of the card, or of the link by which it was opened: its contact file says where one met. */
  contactFile: string;
  hasQrCode: boolean;
};

/**
 * Plain links: to dialogs that CSS opens by :target without a script, and to the contact file. Before the card, so that
 * the keyboard reaches Add to Contact without passing each channel; CSS puts the bar below it.
 */
function ActionBar({ contactFile, hasQrCode }: ActionBarProps) {
  const t = useTranslate(publicCard);
  return (
    <section aria-label={t("actions")} className="action-bar">
      <a href={contactFile} data-contact="" className="action-bar-main">
        <LineIcon path={CARD_ICON_PATHS.userRoundPlus} size={20} />
        {t("addToContact")}
      </a>
      {hasQrCode && <BarLink href="#qr" label={t("qrCode")} icon={CARD_ICON_PATHS.qrCode} />}
      <BarLink href="#share" label={t("share")} icon={CARD_ICON_PATHS.share} />
      <a href="/b/c" className="action-bar-free">
        {t("createForFree")}
      </a>
    </section>
  );
}

function BarLink({ href, label, icon }: { href: string; label: string; icon: string }) {
  return (
    <a href={href} title={label} className="action-bar-link">
      <LineIcon path={icon} size={22} />
      <span>{label}</span>
    </a>
  );
}

/** To the page of the form, for those who have read the card. With a script it opens as a dialog. */
function HelloTile({ path, name }: { path: string; name: string }) {
  const t = useTranslate(publicCard);
  return (
    <a href={path} data-hello="" className="card-tile card-tile-wide card-hello">
      <LineIcon path={CARD_ICON_PATHS.send} size={24} className="card-tile-icon" />
      <span className="card-tile-text">
        <span>{t("letThemKnow", { name })}</span> <span className="card-tile-value">{t("shareDetails")}</span>
      </span>
    </a>
  );
}
