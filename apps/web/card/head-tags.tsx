import type { CardSite } from "./card-page.types.ts";
import { CHOSEN_THEME_SCRIPT } from "./chosen-theme-script.ts";

/** What the head says of a card, and its address. */
export type HeadTexts = {
  title: string;
  description: string;
  username: string;
  address: string;
  themeColor: string;
  /** What changes whenever the picture to share does. */
  pictureVersion: string;
  personData: string;
};

type HeadTagsProps = { texts: HeadTexts; site: CardSite };

export function HeadTags({ texts, site }: HeadTagsProps) {
  const { title, description, address, themeColor, personData } = texts;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="color-scheme" content="light dark" />
      <script>{CHOSEN_THEME_SCRIPT}</script>
      <title>{`${title} | ${site.brand}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta name="theme-color" content={themeColor} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <SharePreview texts={texts} site={site} />
      <script type="application/ld+json">{personData}</script>
    </head>
  );
}

/** What chat programs and social sites show of an address. */
function SharePreview({
  texts: { title, description, address, username, pictureVersion },
  site,
}: HeadTagsProps) {
  // They keep a picture for as long as its address stays the same.
  const picture = `${address}/og.png?v=${pictureVersion}`;
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
      <meta property="profile:username" content={username} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
      <meta name="twitter:image:alt" content={pictureText} />
    </>
  );
}
