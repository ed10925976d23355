import { type ChannelGroup, channelOf } from "@visita/domain/card/channels";
import type { CardSite, PublicCard } from "@visita/domain/card/public-card";
import type { ShownChannel } from "../app/features/card/view/arrange-channels.ts";
import { cardUrl } from "./card-url.ts";

/** Groups whose channels are public profiles; phone numbers and payment handles are not for crawlers. */
const PROFILE_GROUPS: readonly ChannelGroup[] = ["social", "work", "media"];

/** The card as a schema.org Person, for a script of type application/ld+json. */
export function personJsonLd(card: PublicCard, channels: readonly ShownChannel[], site: CardSite): string {
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
