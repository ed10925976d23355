import type { RootDb } from "../apps/server/src/db/database.ts";

// PostgreSQL takes at most 65,535 values in one statement.
const ROWS_PER_STATEMENT = 1000;

/** The username of the seeded card with this number, counted from 0. */
export function seededUsername(at: number): string {
  return `sample-${at}`;
}

/** Small cards of fictional people on the free plan, four per owner, written to the database directly: a million through the API would take hours. */
export async function seedCards(db: RootDb, count: number, from = 0): Promise<void> {
  const now = Date.now();
  for (let start = from; start < from + count; start += ROWS_PER_STATEMENT) {
    const numbers = Array.from(
      { length: Math.min(ROWS_PER_STATEMENT, from + count - start) },
      (_, index) => start + index,
    );
    const owners = [...new Set(numbers.map(ownerOf))].filter((owner) => owner * 4 >= start);
    await db.transaction().execute(async (trx) => {
      if (owners.length > 0)
        await trx
          .insertInto("account")
          .values(owners.map((at) => anOwner(at, now)))
          .execute();
      await trx
        .insertInto("card")
        .values(numbers.map((at) => aCard(at, now)))
        .execute();
    });
  }
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
