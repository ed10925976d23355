import { sideLanguages } from "@visita/domain/card/card-sides";
import { type ChannelGroup, channelOf } from "@visita/domain/card/channels";
import { type CardAssets, type CardSite, isIndexed, type PublicCard } from "@visita/domain/card/public-card";
import { roleLine } from "@visita/domain/card/role-line";
import { themeOf } from "@visita/domain/card/themes";
import { typographyStyle } from "@visita/domain/language/typography";
import { publicCard } from "@visita/domain/messages/public-card";
import { use } from "react";
import type { ShownChannel } from "../app/features/card/view/arrange-channels.ts";
import { LanguageContext, useTranslate } from "../app/lib/language.tsx";
import { cardUrl, sideQuery } from "./card-url.ts";
import { CHOSEN_THEME_SCRIPT } from "./inline-scripts.ts";
import { patternFile, themeStyle } from "./theme-style.ts";

type HeadTagsProps = {
  card: PublicCard;
  channels: readonly ShownChannel[];
  site: CardSite;
  assets: CardAssets;
};

export function HeadTags({ card, channels, site, assets }: HeadTagsProps) {
  const { criticalStyle, criticalStyleUrl, sidesStyle } = assets;
  const language = use(LanguageContext);
  const pattern = patternFile(card.color);
  const title = cardTitle(card);
  const url = cardUrl(card.username, site);
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="color-scheme" content="light dark" />
      {!isIndexed(card) && <meta name="robots" content="noindex" />}
      <script>{CHOSEN_THEME_SCRIPT}</script>
      <title>{`${title} | ${site.brand}`}</title>
      <style>{criticalStyle + themeStyle(card.color) + typographyStyle(language, sideLanguages(card))}</style>
      {criticalStyleUrl && <link rel="stylesheet" href={criticalStyleUrl} />}
      {(card.secondSide || card.reading) && <style>{sidesStyle}</style>}
      {pattern && <link rel="preload" as="image" href={pattern} fetchPriority="low" />}
      <link rel="canonical" href={url} />
      <meta name="theme-color" content={themeOf(card.color).base} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <SharePreview card={card} site={site} title={title} url={url} />
      <script type="application/ld+json">{personJsonLd(card, channels, site)}</script>
    </head>
  );
}

type SharePreviewProps = { card: PublicCard; site: CardSite; title: string; url: string };

/** What chat programs and social sites show of the URL. */
function SharePreview({ card, site, title, url }: SharePreviewProps) {
  const t = useTranslate(publicCard);
  const description =
    cardDescription(card) ?? t("businessCardOn", { name: card.fullname, brand: site.brand });
  // They cache an image for as long as its URL stays the same.
  const version = card.revisedAt.toString(36) + (card.qrCode === null ? "-free" : "");
  const side = sideQuery(card);
  const image = `${url}/og.png${side ? `${side}&` : "?"}v=${version}`;
  const imageAlt = t("businessCardOf", { name: title });
  return (
    <>
      <meta name="description" content={description} />
      <meta property="og:type" content="profile" />
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url + side} />
      <meta property="og:image" content={image} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={imageAlt} />
      <meta property="profile:username" content={card.username} />
      {/* X takes title, description and image from the og: properties. */}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Search engines cut longer descriptions. */
const DESCRIPTION_MAX_CHARS = 155;

function cardTitle({ fullname, occupation, companyname }: PublicCard): string {
  const role = roleLine(occupation, companyname);
  return role ? `${fullname}, ${role}` : fullname;
}

function cardDescription(card: PublicCard): string | undefined {
  const bio = card.bio.replace(/\s+/g, " ").trim();
  return bio ? cutAtWord(bio) : undefined;
}

function cutAtWord(text: string): string {
  if (text.length <= DESCRIPTION_MAX_CHARS) return text;
  const room = text.slice(0, DESCRIPTION_MAX_CHARS);
  const end = room.lastIndexOf(" ");
  // Scripts without spaces are cut between two characters, never inside a surrogate pair.
  const cut = end > 0 ? room.slice(0, end) : room.replace(/[\ud800-\udbff]$/, "");
  return `${cut.replace(/[\s.,;:]+$/, "")}…`;
}

/** Groups whose channels are public profiles; phone numbers and payment handles are not for crawlers. */
const PROFILE_GROUPS: readonly ChannelGroup[] = ["social", "work", "media"];

/** The card as a schema.org Person, for a script of type application/ld+json. */
function personJsonLd(card: PublicCard, channels: readonly ShownChannel[], site: CardSite): string {
  const sameAs = profileUrls(channels);
  const person = {
    "@context": "https://schema.org",
    "@type": "Person",
    name: card.fullname,
    ...(card.occupation && { jobTitle: card.occupation }),
    ...(card.companyname && { worksFor: { "@type": "Organization", name: card.companyname } }),
    ...(card.profilepic && { image: new URL(card.profilepic, site.publicUrl).href }),
    url: cardUrl(card.username, site),
    ...(sameAs.length > 0 && { sameAs }),
  };
  // Without "<", text can neither close the script element nor open a comment in it.
  return JSON.stringify(person).replaceAll("<", "\\u003c");
}

function profileUrls(channels: readonly ShownChannel[]): string[] {
  const urls = channels.flatMap(({ key, href }) => {
    const group = channelOf(key)?.group;
    const isProfile = key === "website" || (group !== undefined && PROFILE_GROUPS.includes(group));
    return isProfile && href?.startsWith("http") ? [href] : [];
  });
  return [...new Set(urls)];
}
