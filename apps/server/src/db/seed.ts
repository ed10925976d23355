import type { RootDb } from "./database.ts";

/** Plainly fictional; the address can receive no mail. */
const DEMO_ACCOUNT = {
  id: "demo-account",
  email: "demo@visita.example",
  first_name: "Giulia",
  last_name: "Ferrante",
  // No password matches this, so nobody signs in as the demo person.
  password_hash: "none",
};

/** Puts the demo people there once. Says whether anything was added. */
export async function seedDemo(db: RootDb, now: number): Promise<boolean> {
  const row = await db
    .insertInto("account")
    .values({ ...DEMO_ACCOUNT, email_verified_at: now, created_at: now })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
