import type { PublicCard } from "@visita/domain/card/public-card";
import type { RootDb } from "../../db/database.ts";
import type { AccountMail } from "../account/account.context.ts";
import type { AddressBookContext } from "../address-book/address-book.context.ts";
import type { BillingContext } from "../billing/billing.context.ts";
import type { CardContext } from "../card/card.context.ts";
import type { RateLimiter } from "../limit/limit.service.ts";
import type { MediaReader } from "../media/media.service.ts";

export type ExportContext = {
  readonly db: RootDb;
  readonly now: () => number;
  readonly limits: RateLimiter;
  readonly mail: Pick<AccountMail, "enqueue" | "kick">;
  readonly cards: CardContext;
  readonly addressBook: AddressBookContext;
  readonly billing: BillingContext;
  readonly media: MediaReader;
  readonly brand: string;
  readonly publicUrl: string;
  /** Null without built pages: the copy then has no pages of its cards. */
  readonly renderPage: ((card: PublicCard) => Promise<string>) | null;
  readonly log: { warn(details: object, text: string): void };
};
