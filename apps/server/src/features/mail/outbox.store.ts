import { type ExpressionBuilder, type Insertable, type Selectable, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { countChanged, hasChanged, isPostgres } from "../../db/queries.ts";
import type { OutboxTable } from "../../db/schema/mail.tables.ts";
import type { Database } from "../../db/schema.ts";

export type OutboxRow = Selectable<OutboxTable>;
export type Outbox = ExpressionBuilder<Database, "outbox">;

export async function insertMails(db: Db, rows: readonly Insertable<OutboxTable>[]): Promise<void> {
  await db.insertInto("outbox").values(rows).execute();
}

export const isWaiting = (outbox: Outbox) =>
  outbox.and([outbox("sent_at", "is", null), outbox("died_at", "is", null)]);

const isUnclaimed = (now: number) => (outbox: Outbox) =>
  outbox.or([outbox("claimed_until", "is", null), outbox("claimed_until", "<=", now)]);

type Claim = {
  now: number;
  until: number;
  expiringAfter: number;
  kinds: readonly string[];
  /** In the order in which they are sent. */
  budgets: readonly string[];
  limit: number;
};

/**
 * Claims due mails for this process, by budget in the given order. A single statement: PostgreSQL skips rows that another
 * instance is claiming, SQLite has a single writer anyway.
 */
export function claimDueMails(
  db: Db,
  { now, until, expiringAfter, kinds, budgets, limit }: Claim,
): Promise<OutboxRow[]> {
  return db
    .with(
      (cte) => cte("due").materialized(),
      (query) =>
        query
          .selectFrom("outbox")
          .select("id")
          .where(isWaiting)
          .where("next_try_at", "<=", now)
          .where(isUnclaimed(now))
          .where("kind", "in", kinds)
          .where("budget", "in", budgets)
          .where((outbox) =>
            outbox.or([outbox("expires_at", "is", null), outbox("expires_at", ">", expiringAfter)]),
          )
          .orderBy(rankOf(budgets))
          .orderBy("next_try_at")
          .orderBy("id")
          .limit(limit)
          .$if(isPostgres(db), (due) => due.forUpdate().skipLocked()),
    )
    .updateTable("outbox")
    .set({ claimed_until: until })
    .where("id", "in", (query) => query.selectFrom("due").select("due.id"))
    .returningAll()
    .execute();
}

function rankOf(budgets: readonly string[]) {
  const ranks = budgets.map((budget, rank) => sql`when ${budget} then ${sql.lit(rank)}`);
  return sql`case budget ${sql.join(ranks, sql` `)} end`;
}

/** Releases the claim and stores the outcome. No effect if the claim has expired and belongs to another worker. */
export async function finishMail(
  db: Db,
  row: OutboxRow,
  outcome: Partial<Pick<OutboxRow, "died_at" | "next_try_at" | "sealed" | "sent_at" | "tries">>,
): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ ...outcome, claimed_until: null })
    .where("id", "=", row.id)
    .where("claimed_until", "=", row.claimed_until)
    .execute();
}

export async function deleteMail(db: Db, id: string): Promise<void> {
  await db.deleteFrom("outbox").where("id", "=", id).execute();
}

export async function deleteMailsTo(db: Db, recipientHash: string): Promise<void> {
  await db.deleteFrom("outbox").where("recipient_hash", "=", recipientHash).execute();
}

/** Gives up mails that are too old or would arrive expired. Returns their number. */
export function expireMails(
  db: Db,
  now: number,
  overdue: { expiringBy: number; createdBy: number },
): Promise<number> {
  return countChanged(
    db
      .updateTable("outbox")
      .set({ died_at: now, sealed: null, claimed_until: null })
      .where(isWaiting)
      .where(isUnclaimed(now))
      .where((outbox) =>
        outbox.or([
          outbox("expires_at", "<=", overdue.expiringBy),
          outbox("created_at", "<=", overdue.createdBy),
        ]),
      ),
  );
}

/** Makes failed mails due now: all of them, or the next one. Returns whether there were any. */
export function retryFailedMails(db: Db, now: number, which: "all" | "next"): Promise<boolean> {
  const failed = db
    .selectFrom("outbox")
    .select("id")
    .where(isWaiting)
    .where(isUnclaimed(now))
    .where("tries", ">", 0)
    .orderBy("next_try_at")
    .orderBy("id")
    .$if(which === "next", (query) => query.limit(1));
  return hasChanged(db.updateTable("outbox").set({ next_try_at: now }).where("id", "in", failed));
}

/** Deletes rows that remained only for the rate limits. */
export async function deleteEndedMails(db: Db, endedBefore: number): Promise<void> {
  await db
    .deleteFrom("outbox")
    .where("sealed", "is", null)
    .where((outbox) =>
      outbox.or([outbox("sent_at", "<=", endedBefore), outbox("died_at", "<=", endedBefore)]),
    )
    .execute();
}

/** Of all budgets. */
export async function countMails(db: Db): Promise<{ waiting: number; dead: number }> {
  const { waiting, dead } = await db
    .selectFrom("outbox")
    .select((outbox) => [
      outbox.fn.countAll<number>().filterWhere(isWaiting).as("waiting"),
      outbox.fn.count<number>("died_at").as("dead"),
    ])
    .executeTakeFirstOrThrow();
  return { waiting: Number(waiting), dead: Number(dead) };
}
