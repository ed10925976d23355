import { type ChannelGroup, channelOf } from "@visita/domain/card/channels";
import type { ShownChannel } from "../app/features/card/view/arrange-channels.ts";
import { cardAddress } from "./card-address.ts";
import type { CardSite, PublicCard } from "./card-page.types.ts";

/** Where somebody has a page of their own; numbers and ways to pay are for people, not for machines. */
const PAGES_OF_A_PERSON: readonly ChannelGroup[] = ["social", "work", "media"];

/** The card as schema.org describes people, for a `<script>` of that kind. */
export function personData(card: PublicCard, channels: readonly ShownChannel[], site: CardSite): string {
  const sameAs = personPages(channels);
  const person = {
    "@context": "https://schema.org",
    "@type": "Person",
    name: card.fullname,
    ...(card.occupation && { jobTitle: card.occupation }),
    ...(card.companyname && { worksFor: { "@type": "Organization", name: card.companyname } }),
    ...(card.profilepic && { image: new URL(card.profilepic, site.publicUrl).href }),
    url: cardAddress(card, site),
    ...(sameAs.length > 0 && { sameAs }),
  };
  // Whatever a card says, it can neither end the script nor begin a comment in it.
  return JSON.stringify(person).replaceAll("<", "\\u003c");
}

function personPages(channels: readonly ShownChannel[]): string[] {
  const pages = channels.flatMap(({ key, href }) => {
    const group = channelOf(key)?.group;
    const isOwn = key === "website" || (group !== undefined && PAGES_OF_A_PERSON.includes(group));
    return isOwn && href?.startsWith("http") ? [href] : [];
  });
  return [...new Set(pages)];
}
