import { sql } from "kysely";
import type { Db } from "../../db/database.ts";

export type QueuedCard = {
  card_id: string;
  username: string;
  reports: number;
  networks: number;
  latest_at: number;
};

/** Cards with open reports: those from so many networks first, then the latest. The page is cut before cards are read. */
export async function listOpenQueue(
  db: Db,
  {
    since,
    urgentNetworks,
    offset,
    limit,
  }: { since: number; urgentNetworks: number; offset: number; limit: number },
): Promise<QueuedCard[]> {
  const networks = sql<number>`count(distinct case when created_at > ${since} then network_hash end)`;
  const page = db
    .selectFrom("card_report")
    .select((report) => [
      "card_id",
      report.fn.countAll<number>().as("reports"),
      networks.as("networks"),
      report.fn.max<number>("created_at").as("latest_at"),
      sql<number>`case when ${networks} >= ${urgentNetworks} then 0 else 1 end`.as("urgency"),
    ])
    .where("closed_at", "is", null)
    .groupBy("card_id")
    .orderBy("urgency")
    .orderBy("latest_at", "desc")
    .orderBy("card_id")
    .offset(offset)
    .limit(limit);
  const rows = await db
    .selectFrom(page.as("page"))
    .innerJoin("card", "card.id", "page.card_id")
    .select(["page.card_id", "card.username", "page.reports", "page.networks", "page.latest_at"])
    .orderBy("page.urgency")
    .orderBy("page.latest_at", "desc")
    .orderBy("page.card_id")
    .execute();
  return rows.map(toNumbers);
}

/** The same of what is decided, the latest first. */
export async function listClosedQueue(
  db: Db,
  { offset, limit }: { offset: number; limit: number },
): Promise<QueuedCard[]> {
  const page = db
    .selectFrom("card_report")
    .select((report) => [
      "card_id",
      report.fn.countAll<number>().as("reports"),
      report.fn.max<number>("closed_at").as("latest_at"),
    ])
    .where("closed_at", "is not", null)
    .groupBy("card_id")
    .orderBy("latest_at", "desc")
    .orderBy("card_id")
    .offset(offset)
    .limit(limit);
  const rows = await db
    .selectFrom(page.as("page"))
    .innerJoin("card", "card.id", "page.card_id")
    .select(["page.card_id", "card.username", "page.reports", "page.latest_at"])
    .orderBy("page.latest_at", "desc")
    .orderBy("page.card_id")
    .execute();
  return rows.map((row) => toNumbers({ ...row, networks: 0 }));
}

export async function countOpenCards(db: Db): Promise<{ open: number; oldestAt: number | null }> {
  const row = await db
    .selectFrom("card_report")
    .select((report) => [
      sql<number>`count(distinct card_id)`.as("open"),
      report.fn.min<number | null>("created_at").as("oldest_at"),
    ])
    .where("closed_at", "is", null)
    .executeTakeFirstOrThrow();
  return { open: Number(row.open), oldestAt: row.oldest_at === null ? null : Number(row.oldest_at) };
}

/** The reason of the latest report of each card. */
export async function listLatestReasons(
  db: Db,
  cardIds: readonly string[],
): Promise<{ card_id: string; reason: string }[]> {
  if (cardIds.length === 0) return [];
  return db
    .selectFrom("card_report")
    .select(["card_id", "reason"])
    .where("card_id", "in", cardIds)
    .orderBy("created_at")
    .execute();
}

function toNumbers<Row extends { reports: number; networks: number; latest_at: number }>(row: Row): Row {
  return {
    ...row,
    reports: Number(row.reports),
    networks: Number(row.networks),
    latest_at: Number(row.latest_at),
  };
}
