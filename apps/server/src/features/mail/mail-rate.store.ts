import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { isWaiting, type OutboxRow } from "./outbox.store.ts";

/** Mails sent in the last hour and day, including those being sent now. */
export async function countOutgoing(db: Db, now: number, hourAgo: number, dayAgo: number) {
  const row = await db
    .selectFrom("outbox")
    .select([
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
    .executeTakeFirstOrThrow();
  return { hour: row.hour + row.claimed, day: row.day + row.claimed };
}

/** Mails sent to the same recipient since then, and those being sent now that were enqueued before this one. */
export async function countToRecipient(db: Db, row: OutboxRow, now: number, since: number): Promise<number> {
  const { count } = await db
    .selectFrom("outbox")
    .select((outbox) => outbox.fn.countAll<number>().as("count"))
    .where("recipient_hash", "=", row.recipient_hash)
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
