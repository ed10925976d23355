import { themeOf } from "@visita/domain/card/themes";
import { cardAddress } from "./card-address.ts";
import type { CardSite, PublicCard } from "./card-page.types.ts";
import { CHOSEN_THEME_SCRIPT } from "./chosen-theme-script.ts";
import { cardDescription, cardTitle, documentTitle } from "./page-texts.ts";
import { personData } from "./person-data.ts";

type HeadTagsProps = { card: PublicCard; site: CardSite };

export function HeadTags({ card, site }: HeadTagsProps) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="color-scheme" content="light dark" />
      <script>{CHOSEN_THEME_SCRIPT}</script>
      <title>{documentTitle(card, site)}</title>
      <meta name="description" content={cardDescription(card, site)} />
      <link rel="canonical" href={cardAddress(card, site)} />
      <meta name="theme-color" content={themeOf(card.color).base} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <SharePreview card={card} site={site} />
      <script type="application/ld+json">{personData(card, site)}</script>
    </head>
  );
}

/** What chat programs and social sites show of an address. */
function SharePreview({ card, site }: HeadTagsProps) {
  const address = cardAddress(card, site);
  const title = cardTitle(card);
  const description = cardDescription(card, site);
  // They keep a picture for as long as its address stays the same.
  const picture = `${address}/og.png?v=${card.revisedAt.toString(36)}${card.qrCode ? "" : "-free"}`;
  const pictureText = `The business card of ${title}`;
  return (
    <>
      <meta property="og:type" content="profile" />
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={pictureText} />
      <meta property="profile:username" content={card.username} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
      <meta name="twitter:image:alt" content={pictureText} />
    </>
  );
}
