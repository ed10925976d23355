import type { RootDb } from "../../db/database.ts";
import type { CardContext } from "../card/card.context.ts";
import type { RateLimiter } from "../limit/limit.service.ts";
import type { Mailer } from "../mail/mail.service.ts";

export type ReportContext = {
  readonly db: RootDb;
  readonly now: () => number;
  readonly limits: RateLimiter;
  readonly cards: CardContext;
  readonly mail: Pick<Mailer, "enqueue" | "kick">;
  /** Tells networks apart without storing them. */
  readonly hashNetwork: (network: string) => string;
  readonly supportEmail: string;
};
