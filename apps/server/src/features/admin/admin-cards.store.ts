import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { countRows, countTable, hasChanged, isPostgres } from "../../db/queries.ts";
import { isAfter, type PageKey } from "./page-key.ts";
import { startsWith } from "./prefix-search.ts";

const LISTED = [
  "card.id",
  "card.owner_id",
  "card.username",
  "card.fullname",
  "card.occupation",
  "card.companyname",
  "card.color",
  "card.profilepic",
  "card.created_at",
  "card.paused_at",
  "card.deleted_at",
  "card.owner_left_at",
  "card.owner_suspended_at",
  "card.taken_down_at",
  "card.taken_down_as",
  "card.team_ended_at",
  "card.template_id",
] as const;

export type CardSegment = "all" | "reported" | "down" | "look";

type Page = { segment: CardSegment; after: PageKey | null; limit: number };

/** Without deleted ones, the latest first: cards by their age, those that wait for somebody by when they began to. */
export function listCardRows(db: Db, { segment, after, limit }: Page): Promise<PagedCardRow[]> {
  const isQueue = segment === "look" || segment === "reported";
  return isQueue ? listQueuedCards(db, segment, after, limit) : listCardsByAge(db, segment, after, limit);
}

/** `listed_at` and `id` are its place in the list. */
type PagedCardRow = ListedCardRow & { listed_at: number };

function listCardsByAge(db: Db, segment: CardSegment, after: PageKey | null, limit: number) {
  let query = db
    .selectFrom("card")
    .select([...LISTED, "card.created_at as listed_at"])
    .where("card.deleted_at", "is", null)
    .where(inSegment(segment));
  if (after) query = query.where(isAfter("card.created_at", "card.id", after));
  return query.orderBy("card.created_at", "desc").orderBy("card.id", "desc").limit(limit).execute();
}

/** Begins at the queue, which holds few of all cards, and reads the cards of one page of it. */
function listQueuedCards(
  db: Db,
  segment: "look" | "reported",
  after: PageKey | null,
  limit: number,
): Promise<PagedCardRow[]> {
  const queue = segment === "look" ? selectReviews(db) : selectReported(db);
  const deleted = db.selectFrom("card").select("id").where("deleted_at", "is not", null);
  let page = db.selectFrom(queue.as("queue")).selectAll().where("card_id", "not in", deleted);
  if (after) page = page.where(isAfter("listed_at", "card_id", after));
  return db
    .selectFrom(page.orderBy("listed_at", "desc").orderBy("card_id", "desc").limit(limit).as("page"))
    .innerJoin("card", "card.id", "page.card_id")
    .select([...LISTED, "page.listed_at"])
    .orderBy("page.listed_at", "desc")
    .orderBy("page.card_id", "desc")
    .execute();
}

function selectReviews(db: Db) {
  return db
    .selectFrom("card_review")
    .select(["card_id", "queued_at as listed_at"])
    .where("reviewed_at", "is", null);
}

function selectReported(db: Db) {
  return db
    .selectFrom("card_report")
    .select((report) => ["card_id", report.fn.max<number>("created_at").as("listed_at")])
    .where("closed_at", "is", null)
    .groupBy("card_id");
}

export type ListedCardRow = Omit<Awaited<ReturnType<typeof listCardsByAge>>[number], "listed_at">;

/** By the beginning of username, name or company, also of one that a template says. */
export async function findCardIds(db: Db, find: string, limit: number): Promise<string[]> {
  const ids = new Set<string>();
  const columns = [
    ["username_key", true],
    ["fullname", false],
    ["companyname", false],
  ] as const;
  for (const [column, isLower] of columns) {
    const rows = await db
      .selectFrom("card")
      .select("id")
      .where(startsWith(db, column, find, { isLower }))
      .where("deleted_at", "is", null)
      .limit(limit)
      .execute();
    for (const { id } of rows) ids.add(id);
  }
  for (const { id } of await listCardIdsByTemplates(db, find, limit)) ids.add(id);
  return [...ids].slice(0, limit);
}

/** Cards of teams whose template says the company. */
function listCardIdsByTemplates(db: Db, find: string, limit: number) {
  const company = isPostgres(db)
    ? sql`(template.fields::jsonb -> 'companyname' ->> 'value')`
    : sql`json_extract(template.fields, '$.companyname.value')`;
  const templates = db
    .selectFrom("template")
    .select("template.id")
    .where(startsWith(db, company, find))
    .limit(limit);
  return db
    .selectFrom("card")
    .select("card.id")
    .where("card.template_id", "in", db.selectFrom(templates.as("found")).select("found.id"))
    .where("card.deleted_at", "is", null)
    .limit(limit)
    .execute();
}

export async function listCardRowsByIds(
  db: Db,
  ids: readonly string[],
  segment: CardSegment = "all",
): Promise<ListedCardRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom("card")
    .select(LISTED)
    .where("card.id", "in", ids)
    .where(inSegment(segment))
    .orderBy("card.created_at", "desc")
    .execute();
}

export function listCardRowsByOwner(db: Db, ownerId: string): Promise<ListedCardRow[]> {
  return db
    .selectFrom("card")
    .select(LISTED)
    .where("card.owner_id", "=", ownerId)
    .where("card.deleted_at", "is", null)
    .orderBy("card.position")
    .orderBy("card.created_at")
    .execute();
}

export async function countReportsOf(db: Db, cardIds: readonly string[]): Promise<Map<string, number>> {
  if (cardIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("card_report")
    .select((row) => ["card_id", row.fn.countAll<number>().as("count")])
    .where("card_id", "in", cardIds)
    .where("closed_at", "is", null)
    .groupBy("card_id")
    .execute();
  return new Map(rows.map((row) => [row.card_id, Number(row.count)]));
}

/** What the phishing guard saw, unless somebody has looked at it. */
export async function findSuspicions(db: Db, cardIds: readonly string[]): Promise<Map<string, string>> {
  if (cardIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("card_review")
    .select(["card_id", "suspicion"])
    .where("card_id", "in", cardIds)
    .where("reviewed_at", "is", null)
    .execute();
  return new Map(rows.map((row) => [row.card_id, row.suspicion]));
}

/** Returns whether it was on the queue. */
export function updateReviewed(trx: Db, cardId: string, at: number): Promise<boolean> {
  return hasChanged(
    trx
      .updateTable("card_review")
      .set({ reviewed_at: at })
      .where("card_id", "=", cardId)
      .where("reviewed_at", "is", null),
  );
}

export async function countCards(db: Db, segment: CardSegment): Promise<number> {
  if (segment === "all") {
    const deleted = await countRows(db.selectFrom("card").where("deleted_at", "is not", null));
    return (await countTable(db, "card")) - deleted;
  }
  return countRows(db.selectFrom("card").where("card.deleted_at", "is", null).where(inSegment(segment)));
}

/** As a condition on `card`. */
function inSegment(segment: CardSegment): RawBuilder<SqlBool> {
  if (segment === "down") return sql<SqlBool>`card.taken_down_at is not null`;
  if (segment === "reported") {
    return sql<SqlBool>`card.id in (select card_id from card_report where closed_at is null)`;
  }
  if (segment === "look") {
    return sql<SqlBool>`card.id in (select card_id from card_review where reviewed_at is null)`;
  }
  return sql<SqlBool>`1 = 1`;
}
