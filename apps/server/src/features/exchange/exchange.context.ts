import type { RootDb } from "../../db/database.ts";
import type { KeyRing } from "../../lib/secret-key.ts";
import type { CardContext } from "../card/card.context.ts";
import type { InsightContext } from "../insight/insight.context.ts";
import type { RateLimiter } from "../limit/limit.service.ts";
import type { ProofOfWork } from "../limit/proof-of-work.service.ts";
import type { LinkContext } from "../link/link.context.ts";
import type { Mailer } from "../mail/mail.service.ts";

export type ExchangeContext = {
  readonly db: RootDb;
  readonly now: () => number;
  readonly limits: RateLimiter;
  readonly proofs: ProofOfWork;
  readonly mail: Pick<Mailer, "enqueue" | "kick" | "isFailing">;
  readonly cards: CardContext;
  readonly links: LinkContext;
  readonly insights: InsightContext;
  readonly site: { readonly brand: string; readonly publicUrl: string };
  readonly keys: {
    /** Signs when a form was opened. */
    readonly stamp: KeyRing;
    /** Signs the links that stop mails. */
    readonly stop: KeyRing;
  };
};
