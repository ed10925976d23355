import type { DatabaseTarget } from "../apps/server/src/config.ts";
import { openDatabase, type RootDb } from "../apps/server/src/db/database.ts";
import { migrate } from "../apps/server/src/db/migrate.ts";
import { beginSession } from "../apps/server/src/features/account/session.service.ts";
import { newId } from "../apps/server/src/lib/tokens.ts";

// PostgreSQL takes at most 65,535 values in one statement.
const ROWS_AT_ONCE = 1000;

/** The username of the seeded card at this place, counted from 0. */
export function seededUsername(at: number): string {
  return `sample-${at}`;
}

/** Opens a database of the product, made ready if it is new, for the length of `use`. */
export async function withDatabase<T>(target: DatabaseTarget, use: (db: RootDb) => Promise<T>): Promise<T> {
  const db = openDatabase(target);
  try {
    await migrate(db);
    return await use(db);
  } finally {
    await db.destroy();
  }
}

/** Cards of plainly fictional people, four to an owner, put in beside the product because a million takes its time. */
export async function seedCards(db: RootDb, count: number, from = 0): Promise<void> {
  const now = Date.now();
  for (let start = from; start < from + count; start += ROWS_AT_ONCE) {
    const places = Array.from(
      { length: Math.min(ROWS_AT_ONCE, from + count - start) },
      (_, at) => start + at,
    );
    const owners = [...new Set(places.map(ownerOf))].filter((owner) => owner * 4 >= start);
    await db.transaction().execute(async (trx) => {
      if (owners.length > 0)
        await trx
          .insertInto("account")
          .values(owners.map((at) => anOwner(at, now)))
          .execute();
      await trx
        .insertInto("card")
        .values(places.map((at) => aCard(at, now)))
        .execute();
    });
  }
}

/** A signed-in person's cookie. */
export async function newSession(db: RootDb): Promise<{ accountId: string; cookie: string }> {
  const account = { ...anOwner(0, Date.now()), id: newId() };
  account.email = `${account.id.toLowerCase()}@person.example`;
  await db.insertInto("account").values(account).execute();
  return { accountId: account.id, cookie: `sid=${await beginSession(db, account.id, Date.now())}` };
}

function ownerOf(at: number): number {
  return Math.floor(at / 4);
}

function anOwner(at: number, now: number) {
  return {
    id: `owner-${at}`,
    email: `owner-${at}@person.example`,
    first_name: "Robin",
    last_name: "Sample",
    password_hash: "none",
    email_verified_at: now,
    created_at: now,
  };
}

function aCard(at: number, now: number) {
  return {
    id: `card-${at}`,
    owner_id: `owner-${ownerOf(at)}`,
    username: seededUsername(at),
    username_key: seededUsername(at),
    fullname: `Robin Sample ${at}`,
    occupation: "Bookbinder",
    companyname: "Folded Sheet",
    bio: "I bind books by hand, mend old ones, and teach both on Saturdays in the back room of the shop.",
    color: "blue-color-one",
    profilepic: null,
    logo: null,
    contacts: JSON.stringify({
      phonenumber: { value: "+1 202 555 0142" },
      email: { value: `robin-${at}@foldedsheet.example` },
      sms: { value: "+1 202 555 0143" },
      website: { value: "https://foldedsheet.example" },
    }),
    created_at: now,
    updated_at: now,
  };
}
