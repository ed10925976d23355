import { type Insertable, type Selectable, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { countChanged } from "../../db/queries.ts";
import type { CardReportTable } from "../../db/schema/admin.tables.ts";
import type { CardTakedownTable } from "../../db/schema/card.tables.ts";

export type ReportRow = Selectable<CardReportTable>;
export type TakedownRow = Selectable<CardTakedownTable>;

export async function insertReport(trx: Db, row: Insertable<CardReportTable>): Promise<void> {
  await trx.insertInto("card_report").values(row).execute();
}

/** Open reports of a card, and from how many networks they came since that time. */
export async function countOpenReports(
  db: Db,
  cardId: string,
  since: number,
): Promise<{ reports: number; networks: number }> {
  const row = await db
    .selectFrom("card_report")
    .select((report) => [
      report.fn.countAll<number>().as("reports"),
      sql<number>`count(distinct case when created_at > ${since} then network_hash end)`.as("networks"),
    ])
    .where("card_id", "=", cardId)
    .where("closed_at", "is", null)
    .executeTakeFirstOrThrow();
  return { reports: Number(row.reports), networks: Number(row.networks) };
}

/** Newest first. */
export function listReportsOfCard(db: Db, cardId: string, limit: number): Promise<ReportRow[]> {
  return db
    .selectFrom("card_report")
    .selectAll()
    .where("card_id", "=", cardId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Who wants an answer, and in which language. */
export async function listReporters(
  trx: Db,
  cardId: string,
): Promise<{ email: string; language: string | null }[]> {
  const rows = await trx
    .selectFrom("card_report")
    .select((report) => ["reporter_email", report.fn.max("language").as("language")])
    .groupBy("reporter_email")
    .where("card_id", "=", cardId)
    .where("closed_at", "is", null)
    .where("reporter_email", "is not", null)
    .execute();
  return rows.flatMap(({ reporter_email: email, language }) => (email ? [{ email, language }] : []));
}

/** With the decision, addresses and networks of reporters are dropped. Returns how many were open. */
export function updateReportsClosed(
  trx: Db,
  cardId: string,
  closed: { at: number; outcome: "taken_down" | "left_up" },
): Promise<number> {
  return countChanged(
    trx
      .updateTable("card_report")
      .set({ closed_at: closed.at, outcome: closed.outcome, reporter_email: null, network_hash: null })
      .where("card_id", "=", cardId)
      .where("closed_at", "is", null),
  );
}

/** Part of the deletion of an account: nobody is left to be answered. */
export async function updateReporterForgotten(trx: Db, email: string): Promise<void> {
  await trx
    .updateTable("card_report")
    .set({ reporter_email: null })
    .where("reporter_email", "=", email)
    .execute();
}

/** Returns how many were deleted. */
export function deleteClosedReports(db: Db, until: number, limit: number): Promise<number> {
  const old = db.selectFrom("card_report").select("id").where("closed_at", "<=", until).limit(limit);
  return countChanged(db.deleteFrom("card_report").where("id", "in", old));
}

export async function insertTakedown(trx: Db, row: Insertable<CardTakedownTable>): Promise<void> {
  await trx.insertInto("card_takedown").values(row).execute();
}

export function findLatestTakedown(db: Db, cardId: string): Promise<TakedownRow | undefined> {
  return db
    .selectFrom("card_takedown")
    .selectAll()
    .where("card_id", "=", cardId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .executeTakeFirst();
}

export async function updatePutBack(trx: Db, cardId: string, at: number): Promise<void> {
  await trx
    .updateTable("card_takedown")
    .set({ put_back_at: at })
    .where("card_id", "=", cardId)
    .where("put_back_at", "is", null)
    .execute();
}

export async function updateAnswer(trx: Db, id: string, answer: string, at: number): Promise<void> {
  await trx.updateTable("card_takedown").set({ answer, answered_at: at }).where("id", "=", id).execute();
}

export function listTakedownsByCards(db: Db, cardIds: readonly string[]): Promise<TakedownRow[]> {
  if (cardIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom("card_takedown")
    .selectAll()
    .where("card_id", "in", cardIds)
    .orderBy("created_at")
    .execute();
}
