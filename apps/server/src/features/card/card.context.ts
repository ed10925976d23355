import type { RootDb } from "../../db/database.ts";
import type { KeyedLock } from "../../lib/keyed-lock.ts";
import type { BillingContext } from "../billing/billing.context.ts";
import type { RateLimiter } from "../limit/limit.service.ts";
import type { ImagePipeline } from "../media/image.service.ts";
import type { MediaReader } from "../media/media.service.ts";
import type { TellNews } from "./card-news.ts";
import type { PublicCards } from "./public-card.ts";

/** What the rules of cards work with. */
export type CardContext = {
  readonly db: RootDb;
  readonly now: () => number;
  readonly limits: RateLimiter;
  readonly billing: BillingContext;
  readonly images: ImagePipeline;
  readonly pictures: MediaReader;
  /** One new card of a person after the other, so that no picture is worked on for a slot that is gone. */
  readonly oneByOne: KeyedLock;
  readonly cache: PublicCards;
  /** Tells every instance, in the same transaction. */
  readonly tell: TellNews;
  readonly brand: string;
};
