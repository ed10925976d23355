import type { Feature } from "../../core/feature.ts";
import { cardLinkFileRoutes, cardLinkPageRoutes } from "./card-link.routes.ts";
import { PublicCardCache } from "./public-card.cache.ts";
import { cardPageRoutes, publicCardRoutes } from "./public-card.routes.ts";
import { dropChangedCards } from "./public-card.service.ts";

declare module "../../core/app-context.ts" {
  interface AppContext {
    readonly cardCache: PublicCardCache;
  }
}

export const publicCardFeature: Feature = {
  name: "public-card",
  create({ now, pubsub }) {
    const cardCache = new PublicCardCache(now);
    dropChangedCards(cardCache, pubsub);
    return { cardCache };
  },
  routes: { files: [publicCardRoutes, cardLinkFileRoutes], pages: [cardPageRoutes, cardLinkPageRoutes] },
};
