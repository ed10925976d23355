import type { RootDb } from "../../db/database.ts";
import type { CardContext } from "../card/card.context.ts";
import type { RateLimiter } from "../limit/limit.service.ts";

export type ImportContext = {
  readonly db: RootDb;
  readonly now: () => number;
  readonly limits: RateLimiter;
  readonly cards: CardContext;
  readonly publicUrl: string;
};
