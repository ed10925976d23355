import { type SelectQueryBuilder, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { countRows, countTable } from "../../db/queries.ts";
import type { Database } from "../../db/schema.ts";
import { isAfter, type PageKey } from "./page-key.ts";
import { startsWith } from "./prefix-search.ts";

const LISTED = ["id", "email", "first_name", "last_name", "created_at", "suspended_at", "left_at"] as const;

/** Accounts that hold what belongs to a team are nobody's. */
export function selectTeams(db: Db) {
  return db.selectFrom("team").select("team.id");
}

export type Segment = "all" | "premium" | "suspended";
type InSegment = {
  readonly segment: Segment;
  /** The subscriptions that open Premium; null where everybody has it. */
  readonly entitling: SelectQueryBuilder<Database, "subscription", object> | null;
};
type Page = InSegment & { isRare: boolean; after: PageKey | null; limit: number };

/**
 * Newest first. Databases walk along the accounts by age until the page is full, which is right when many are in the
 * segment; of a rare one all are found first and then sorted.
 */
export function listAccounts(db: Db, { segment, entitling, isRare, after, limit }: Page) {
  let query = db.selectFrom("account").select(LISTED).where("id", "not in", selectTeams(db));
  if (segment === "suspended") query = query.where("suspended_at", "is not", null);
  if (segment === "premium" && entitling) {
    const entitled = entitling.select("subscription.account_id");
    const ofAccount = entitled.where("subscription.account_id", "=", sql.ref<string>("account.id"));
    // With an offset neither database makes a join of it, for which it would read all subscriptions: on SQLite 1.5 ms
    // instead of 30 with 50,000 of them.
    query = isRare
      ? query.where("id", "in", entitled)
      : query.where(({ exists }) => exists(ofAccount.limit(1).offset(0)));
  }
  // An expression, so that no index has the order.
  const joinedAt = isRare ? sql<number>`created_at + 0` : sql.ref<number>("created_at");
  if (after) query = query.where(isAfter(joinedAt, "id", after));
  return query.orderBy(joinedAt, "desc").orderBy("id", "desc").limit(limit).execute();
}

/** By the beginning of email address, first or last name, or of a card's username: each is one range of an index. */
export async function findAccountIds(db: Db, find: string, limit: number): Promise<string[]> {
  const ids = new Set<string>();
  const columns = [
    ["email", true],
    ["first_name", false],
    ["last_name", false],
  ] as const;
  for (const [column, isLower] of columns) {
    const rows = await db
      .selectFrom("account")
      .select("id")
      .where(startsWith(db, column, find, { isLower }))
      .where("id", "not in", selectTeams(db))
      .limit(limit)
      .execute();
    for (const { id } of rows) ids.add(id);
  }
  const owners = await db
    .selectFrom("card")
    .select("owner_id")
    .where(startsWith(db, "username_key", find, { isLower: true }))
    .limit(limit)
    .execute();
  for (const { owner_id } of owners) ids.add(owner_id);
  return [...ids].slice(0, limit);
}

export async function listAccountsByIds(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom("account")
    .select(LISTED)
    .where("id", "in", ids)
    .orderBy("created_at", "desc")
    .execute();
}

export type ListedAccount = Awaited<ReturnType<typeof listAccountsByIds>>[number];

export function findPersonRow(db: Db, id: string) {
  return db
    .selectFrom("account")
    .select([...LISTED, "language", "suspended_for"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Without deleted ones. */
export async function countCardsByOwners(db: Db, ownerIds: readonly string[]): Promise<Map<string, number>> {
  if (ownerIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("card")
    .select((card) => ["owner_id", card.fn.countAll<number>().as("count")])
    .where("owner_id", "in", ownerIds)
    .where("deleted_at", "is", null)
    .groupBy("owner_id")
    .execute();
  return new Map(rows.map((row) => [row.owner_id, Number(row.count)]));
}

/** The latest sign of life in a session that still exists. */
export async function findLastSeen(db: Db, accountIds: readonly string[]): Promise<Map<string, number>> {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("session")
    .select((session) => ["account_id", session.fn.max<number>("last_seen_at").as("seen_at")])
    .where("account_id", "in", accountIds)
    .groupBy("account_id")
    .execute();
  return new Map(rows.map((row) => [row.account_id, Number(row.seen_at)]));
}

export function countRowsOf(db: Db, table: "session" | "passkey", accountId: string): Promise<number> {
  return countRows(db.selectFrom(table).where("account_id", "=", accountId));
}

export async function countSegment(db: Db, { segment, entitling }: InSegment): Promise<number> {
  if (segment === "premium" && entitling) {
    const row = await entitling
      .select(sql<number>`count(distinct account_id)`.as("count"))
      .executeTakeFirstOrThrow();
    return Number(row.count);
  }
  if (segment === "all") return (await countTable(db, "account")) - (await countRows(db.selectFrom("team")));
  return countRows(
    db.selectFrom("account").where("suspended_at", "is not", null).where("id", "not in", selectTeams(db)),
  );
}
