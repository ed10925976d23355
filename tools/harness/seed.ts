import { sql } from "kysely";
import type { RootDb } from "../../apps/server/src/db/database.ts";
import { isPostgres } from "../../apps/server/src/db/queries.ts";
import { accountRow, premiumRow } from "./accounts.ts";

// PostgreSQL takes at most 65,535 parameters per statement.
const ROWS_PER_STATEMENT = 1000;
const CARDS_PER_OWNER = 4;

/** The username of the seeded small card with this index. */
export function seededUsername(index: number): string {
  return `sample-${index}`;
}

/** The username of the seeded full card with this index. */
export function fullCardUsername(index: number): string {
  return `full-${index}`;
}

/**
 * Small cards on the free plan. Written past the API, which would take hours for a million. Owners count as welcomed; otherwise the
 * product would send them thousands of mails minutes later, while it is measured.
 */
export async function seedCards(db: RootDb, count: number, from = 0): Promise<void> {
  const now = Date.now();
  for (const indexes of batches(from, from + count)) {
    const owners = indexes
      .filter((index) => index % CARDS_PER_OWNER === 0)
      .map((index) => accountRow({ id: ownerOf(index), welcomed_at: now }));
    await db.transaction().execute(async (trx) => {
      if (owners.length > 0) await trx.insertInto("account").values(owners).execute();
      await trx
        .insertInto("card")
        .values(indexes.map((index) => smallCard(index, now)))
        .execute();
    });
  }
}

/** Copies of the demo card (photo, logo, 18 channels), each of a premium account of its own. The demo card must exist. */
export async function seedFullCards(db: RootDb, count: number): Promise<void> {
  if (count === 0) return;
  const demo = await db
    .selectFrom("card")
    .selectAll()
    .where("username_key", "=", "demo")
    .executeTakeFirstOrThrow();
  const now = Date.now();
  for (const indexes of batches(0, count)) {
    const owners = indexes.map(() => accountRow({ welcomed_at: now }));
    const copies = indexes.map((index, position) => {
      const username = fullCardUsername(index);
      const owner_id = owners[position]?.id ?? "";
      return {
        ...demo,
        id: username,
        owner_id,
        username,
        username_key: username,
        companyname: `No. ${index}`,
      };
    });
    await db.transaction().execute(async (trx) => {
      await trx.insertInto("account").values(owners).execute();
      await trx
        .insertInto("subscription")
        .values(owners.map(({ id }) => premiumRow(id)))
        .execute();
      await trx.insertInto("card").values(copies).execute();
    });
  }
}

/** After rows were added in bulk. PostgreSQL's autovacuum does the same within minutes, which would be measured along. */
export async function settleDatabase(db: RootDb): Promise<void> {
  await (isPostgres(db) ? sql`vacuum analyze` : sql`analyze`).execute(db);
}

function* batches(from: number, to: number): Generator<number[]> {
  for (let start = from; start < to; start += ROWS_PER_STATEMENT) {
    const length = Math.min(ROWS_PER_STATEMENT, to - start);
    yield Array.from({ length }, (_, offset) => start + offset);
  }
}

function ownerOf(index: number): string {
  return `owner-${Math.floor(index / CARDS_PER_OWNER)}`;
}

function smallCard(index: number, now: number) {
  return {
    id: `card-${index}`,
    owner_id: ownerOf(index),
    username: seededUsername(index),
    username_key: seededUsername(index),
    fullname: `Robin Sample ${index}`,
    occupation: "Bookbinder",
    companyname: "Folded Sheet",
    bio: "I bind books by hand, mend old ones, and teach both on Saturdays in the back room of the shop.",
    color: "blue-color-one",
    profilepic: null,
    logo: null,
    contacts: JSON.stringify({
      phonenumber: { value: "+1 202 555 0142" },
      email: { value: `robin-${index}@foldedsheet.example` },
      sms: { value: "+1 202 555 0143" },
      website: { value: "https://foldedsheet.example" },
    }),
    created_at: now,
    updated_at: now,
  };
}
