import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { isWaiting, type OutboxRow } from "./outbox.store.ts";

/** Mails sent in the last hour and day by budget, including those being sent now. */
export async function countOutgoing(db: Db, now: number, hourAgo: number, dayAgo: number) {
  const rows = await db
    .selectFrom("outbox")
    .select([
      "budget",
      sql<number>`coalesce(sum(case when sent_at > ${hourAgo} then 1 else 0 end), 0)`.as("hour"),
      sql<number>`count(sent_at)`.as("day"),
      sql<number>`count(*) - count(sent_at)`.as("claimed"),
    ])
    .where((outbox) =>
      outbox.or([
        outbox("sent_at", ">", dayAgo),
        outbox.and([isWaiting(outbox), outbox("claimed_until", ">", now)]),
      ]),
    )
    .groupBy("budget")
    .execute();
  return new Map(
    rows.map(({ budget, hour, day, claimed }) => [budget, { hour: hour + claimed, day: day + claimed }]),
  );
}

/**
 * Mails of the same budget to the same recipient, or from the same network, that were sent since then, and those being
 * sent now that were enqueued before this one.
 */
export async function countSentBefore(
  db: Db,
  row: OutboxRow,
  by: "recipient_hash" | "network_hash",
  now: number,
  since: number,
): Promise<number> {
  const { count } = await db
    .selectFrom("outbox")
    .select((outbox) => outbox.fn.countAll<number>().as("count"))
    .where(by, "=", row[by])
    .where("budget", "=", row.budget)
    .where("id", "!=", row.id)
    .where((outbox) =>
      outbox.or([
        outbox("sent_at", ">", since),
        outbox.and([
          isWaiting(outbox),
          outbox("claimed_until", ">", now),
          outbox.or([
            outbox("created_at", "<", row.created_at),
            outbox.and([outbox("created_at", "=", row.created_at), outbox("id", "<", row.id)]),
          ]),
        ]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return count;
}
