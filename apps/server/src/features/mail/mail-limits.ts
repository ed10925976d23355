import type { Db } from "../../db/database.ts";
import { countBefore, countOutgoing } from "./mail-count.store.ts";
import { DAY, HOUR } from "./mail-schedule.ts";
import type { OutboxRow } from "./outbox.store.ts";

const PER_RECIPIENT_A_DAY = 10;
const ALL_AN_HOUR = 300;
const ALL_A_DAY = 2_000;

/**
 * Limits that keep the installation from being used to flood mailboxes. They are applied when mails leave, so that
 * writing one down is the same work for every address; and they count what has left, so that a retry costs nothing.
 */
export type MailLimits = ReturnType<typeof createMailLimits>;

export function createMailLimits(scale: number) {
  const scaled = (limit: number) => Math.max(1, Math.round(limit * scale));
  return {
    /** How many mails may leave now. */
    async allowance(db: Db, now: number): Promise<number> {
      const { hour, day } = await countOutgoing(db, now, now - HOUR, now - DAY);
      return Math.max(0, Math.min(scaled(ALL_AN_HOUR) - hour, scaled(ALL_A_DAY) - day));
    },

    /** Whether this mail's recipient has had enough for today. */
    async isTooMany(db: Db, row: OutboxRow, now: number): Promise<boolean> {
      if (row.recipient_hash === null) return false;
      return (await countBefore(db, row, now, now - DAY)) >= scaled(PER_RECIPIENT_A_DAY);
    },
  };
}
