import type { Db } from "../../db/database.ts";
import type { OutboxRow } from "./outbox.store.ts";

/** Newest first. */
export function listSentMails(db: Db, limit: number): Promise<OutboxRow[]> {
  return db
    .selectFrom("outbox")
    .selectAll()
    .where("sent_at", "is not", null)
    .where("sealed", "is not", null)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
}

export function findSentMail(db: Db, id: string): Promise<OutboxRow | undefined> {
  return db
    .selectFrom("outbox")
    .selectAll()
    .where("id", "=", id)
    .where("sent_at", "is not", null)
    .where("sealed", "is not", null)
    .executeTakeFirst();
}

/** Deletes the content of all but the newest mails, and of those sent before the given time. */
export async function clearSentMails(db: Db, sentBefore: number, keep: number): Promise<void> {
  const newest = db
    .selectFrom("outbox")
    .select("id")
    .where("sent_at", "is not", null)
    .where("sealed", "is not", null)
    .orderBy("sent_at", "desc")
    .orderBy("id")
    .limit(keep);
  await db
    .updateTable("outbox")
    .set({ sealed: null })
    .where("sent_at", "is not", null)
    .where("sealed", "is not", null)
    .where((outbox) => outbox.or([outbox("sent_at", "<=", sentBefore), outbox("id", "not in", newest)]))
    .execute();
}
