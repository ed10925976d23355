import type { Config } from "../../config.ts";
import type { Replicas } from "../../db/replicas.ts";
import type { CardContext } from "../card/card.context.ts";
import type { LinkContext } from "../link/link.context.ts";
import type { MediaReader } from "../media/media.service.ts";
import type { PublicCardCache } from "./public-card.cache.ts";

export type PublicCardContext = {
  readonly now: () => number;
  readonly cards: CardContext;
  readonly links: LinkContext;
  readonly media: MediaReader;
  readonly cache: PublicCardCache;
  readonly replicas: Replicas;
  readonly site: { readonly brand: string; readonly publicUrl: string };
};

type Deps = Omit<PublicCardContext, "site"> & { config: Pick<Config, "brand" | "publicUrl"> };

export function createPublicCards({
  config,
  now,
  cards,
  links,
  media,
  cache,
  replicas,
}: Deps): PublicCardContext {
  const site = { brand: config.brand, publicUrl: config.publicUrl };
  return { now, cards, links, media, cache, replicas, site };
}
