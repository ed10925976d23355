/** Full-text search with the means of each database: FTS5 on SQLite, tsvector with a GIN index on PostgreSQL. */
import { setImmediate as nextTurn } from "node:timers/promises";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { isPostgres } from "../../db/queries.ts";
import type { Question } from "./search-terms.ts";

export type SearchEntry = {
  /** Of the person. */
  readonly number: number;
  /** See `indexTerms`. */
  readonly terms: string;
};

/** Replaces what the people are found by. Part of the transaction that writes them. */
export async function writeSearchEntries(trx: Db, entries: readonly SearchEntry[]): Promise<void> {
  if (entries.length === 0) return;
  if (isPostgres(trx)) {
    const numbers = entries.map(({ number }) => number);
    const terms = entries.map((entry) => entry.terms);
    await sql`update person set search = array_to_tsvector(string_to_array(entry.terms, ' '))
      from unnest(${numbers}::integer[], ${terms}::text[]) as entry (number, terms)
      where person.number = entry.number`.execute(trx);
    return;
  }
  const rows = entries.map(({ number, terms }) => sql`(${number}, ${terms})`);
  await sql`insert or replace into person_search (rowid, terms) values ${sql.join(rows)}`.execute(trx);
  await mergeParts(trx, PAGES_AFTER_WRITE);
}

/** Pages of the index that are merged at once: up to 6 ms after a write, some 30 ms in the background. */
const PAGES_AFTER_WRITE = 16;
const PAGES_IN_BACKGROUND = 200;

/**
 * FTS5 only marks what was deleted, until the parts that hold it are merged; PostgreSQL's autovacuum does the same by
 * itself. A negative number of pages begins a merge of all parts.
 */
export async function compactSearch(db: Db): Promise<void> {
  if (isPostgres(db)) return;
  await mergeParts(db, -PAGES_IN_BACKGROUND);
}

/** Every write adds a small part to the index, and every search reads all parts. */
async function mergeParts(db: Db, pages: number): Promise<void> {
  await sql`insert into person_search (person_search, rank) values ('merge', ${sql.lit(pages)})`.execute(db);
}

/** Until no part holds anything of what was deleted. The event loop goes on between two steps. */
export async function compactSearchFully(db: Db): Promise<void> {
  if (isPostgres(db)) return;
  for (let before = await countChanges(db); ; ) {
    await compactSearch(db);
    await nextTurn();
    const after = await countChanges(db);
    // Merging itself counts at least two changes; the command alone counts one.
    if (after - before < 2) return;
    before = after;
  }
}

async function countChanges(db: Db): Promise<number> {
  const { rows } = await sql<{ changes: number }>`select total_changes() as changes`.execute(db);
  return rows[0]?.changes ?? 0;
}

function everybody(db: Db) {
  return db.selectFrom("person");
}

type People = ReturnType<typeof everybody>;

/**
 * The people of whom every word of the question is found, and by what they are ordered. PostgreSQL would read all people
 * from the latest on until a page is full, 200 ms among 100,000; of few matches it finds all by the search index, and
 * sorts these, when the order is not that of an index.
 */
export function selectMatching(
  db: Db,
  question: Question,
  isRare = false,
): { people: People; position: RawBuilder<number> } {
  const number = sql<number>`person.number`;
  if (question.length === 0) return { people: everybody(db), position: number };
  if (isPostgres(db)) {
    return {
      people: everybody(db).where(isFoundBy(question)),
      position: isRare ? sql`person.number + 0` : number,
    };
  }
  // A cross join keeps this order of the tables: the index yields the newest matches first, until the page is full.
  const people = db
    .selectFrom("person_search")
    .crossJoin("person")
    .where(sql<SqlBool>`person_search match ${toFts5(question)}`)
    .whereRef("person.number", "=", "person_search.rowid");
  // The same value; SQLite sorts by its index only when it is named.
  return { people: people as unknown as People, position: sql`person_search.rowid` };
}

function isFoundBy(question: Question): RawBuilder<SqlBool> {
  return sql<SqlBool>`person.search @@ ${toTsQuery(question)}::tsquery`;
}

/** Those of the terms that anybody is found by. Each is one look into the search index. */
export async function findKnownTerms(db: Db, terms: readonly string[]): Promise<string[]> {
  if (!isPostgres(db)) {
    const { rows } = await sql<{ term: string }>`select value as term from json_each(${JSON.stringify(terms)})
      where exists (select 1 from person_search where person_search match '"' || value || '"')
      order by value`.execute(db);
    return rows.map(({ term }) => term);
  }
  return db.transaction().execute(async (trx) => {
    // Of terms that it does not know when it plans, PostgreSQL expects many matches, and would read all people for each.
    await sql`set local enable_seqscan = off`.execute(trx);
    // All at once first, since a word that nobody has is the usual case: each term alone is a scan of 70 µs.
    const anybody = await trx
      .selectFrom("person")
      .select("number")
      .where(sql<SqlBool>`search @@ ${terms.join("|")}::tsquery`)
      .limit(1)
      .executeTakeFirst();
    if (!anybody) return [];
    const { rows } = await sql<{ term: string }>`select term from unnest(${terms}::text[]) as term
      where exists (select 1 from person where search @@ term::tsquery)
      order by term collate "C"`.execute(trx);
    return rows.map(({ term }) => term);
  });
}

const LATEST = 3_000;

/**
 * Whether so many match, of whom PostgreSQL finds enough among an owner's latest people. By the search index it would
 * collect all matches first: 40 ms for a letter that most of 100,000 people have, against 3.
 */
export async function isCommon(
  db: Db,
  ownerId: string,
  question: Question,
  matches: number,
): Promise<boolean> {
  if (question.length === 0 || !isPostgres(db)) return false;
  const latest = db
    .selectFrom("person")
    .select(sql`search`.as("search"))
    .where("owner_id", "=", ownerId)
    .where("deleted_at", "is", null)
    .orderBy("number", "desc")
    .limit(LATEST)
    .as("person");
  const found = await db
    .selectFrom(latest)
    .select(sql`1`.as("one"))
    .where(isFoundBy(question))
    .offset(matches - 1)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Terms hold letters and digits alone, so that nothing in them has to be escaped. */
function toTsQuery(question: Question): string {
  return combine(question, { quote: "'", prefix: ":*", and: " & ", or: " | " });
}

function toFts5(question: Question): string {
  return combine(question, { quote: '"', prefix: "*", and: " AND ", or: " OR " });
}

type Syntax = { quote: string; prefix: string; and: string; or: string };

function combine(question: Question, { quote, prefix, and, or }: Syntax): string {
  return question
    .map((alternatives) =>
      alternatives
        .map((terms) =>
          terms.map(({ text, isPrefix }) => quote + text + quote + (isPrefix ? prefix : "")).join(and),
        )
        .map((all) => `(${all})`)
        .join(or),
    )
    .map((word) => `(${word})`)
    .join(and);
}
