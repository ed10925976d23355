import type { RootDb } from "../../db/database.ts";
import type { CardContext } from "../card/card.context.ts";
import type { RateLimiter } from "../limit/limit.service.ts";

export type AddressBookContext = {
  readonly db: RootDb;
  readonly now: () => number;
  readonly limits: RateLimiter;
  readonly cards: CardContext;
  /** Of this installation, without a slash at its end. */
  readonly publicUrl: string;
};
