import type { Db } from "../../db/database.ts";
import { countOutgoing, countToRecipient } from "./mail-rate.store.ts";
import { DAY, HOUR } from "./mail-timing.ts";
import type { OutboxRow } from "./outbox.store.ts";

const MAX_PER_RECIPIENT_AND_DAY = 10;
const MAX_PER_HOUR = 300;
const MAX_PER_DAY = 2_000;

/**
 * Prevents abuse of the installation for mail bombing. Applied when sending, not when enqueueing, so that enqueueing
 * takes the same time for every address. Counts sent mails, so that retries are free.
 */
export type MailRateLimit = ReturnType<typeof createMailRateLimit>;

export function createMailRateLimit(scale: number) {
  const scaled = (limit: number) => Math.max(1, Math.round(limit * scale));
  return {
    /** How many mails may be sent now. */
    async allowance(db: Db, now: number): Promise<number> {
      const { hour, day } = await countOutgoing(db, now, now - HOUR, now - DAY);
      return Math.max(0, Math.min(scaled(MAX_PER_HOUR) - hour, scaled(MAX_PER_DAY) - day));
    },

    async isOverRecipientLimit(db: Db, row: OutboxRow, now: number): Promise<boolean> {
      if (row.recipient_hash === null) return false;
      return (await countToRecipient(db, row, now, now - DAY)) >= scaled(MAX_PER_RECIPIENT_AND_DAY);
    },
  };
}
