import type { Db } from "../../db/database.ts";
import { MAIL_BUDGET_NAMES, MAIL_BUDGETS, type MailBudget, type MailBudgetName } from "./mail-budgets.ts";
import { countOutgoing, countSentBefore } from "./mail-rate.store.ts";
import { DAY, HOUR } from "./mail-timing.ts";
import type { OutboxRow } from "./outbox.store.ts";

export type MailRateLimit = ReturnType<typeof createMailRateLimit>;

/**
 * Holds the mail budgets. Applied when sending, not when enqueueing, so that enqueueing takes the same time for every
 * address. Counts sent mails, so that retries are free.
 */
export function createMailRateLimit(scale: number) {
  const scaled = (limit: number) => Math.max(1, Math.round(limit * scale));

  return {
    /** How many mails may be sent now, by budget. */
    async allowances(db: Db, now: number): Promise<ReadonlyMap<MailBudgetName, number>> {
      const sent = await countOutgoing(db, now, now - HOUR, now - DAY);
      return new Map(
        MAIL_BUDGET_NAMES.map((name) => {
          const { hour, day }: MailBudget = MAIL_BUDGETS[name];
          const used = sent.get(name) ?? { hour: 0, day: 0 };
          const left = [
            ...(hour === null ? [] : [scaled(hour) - used.hour]),
            ...(day === null ? [] : [scaled(day) - used.day]),
          ];
          return [name, Math.max(0, Math.min(Number.POSITIVE_INFINITY, ...left))];
        }),
      );
    },

    /** The limit that this mail would exceed, if any. */
    async exceededBy(db: Db, row: OutboxRow, now: number): Promise<"recipient" | "network" | undefined> {
      const budget: MailBudget | undefined = MAIL_BUDGETS[row.budget as MailBudgetName];
      if (!budget) return undefined;
      const { recipientDay, networkHour } = budget;
      if (recipientDay !== null && row.recipient_hash !== null) {
        const count = await countSentBefore(db, row, "recipient_hash", now, now - DAY);
        if (count >= scaled(recipientDay)) return "recipient";
      }
      if (networkHour !== null && row.network_hash !== null) {
        const count = await countSentBefore(db, row, "network_hash", now, now - HOUR);
        if (count >= scaled(networkHour)) return "network";
      }
      return undefined;
    },
  };
}
