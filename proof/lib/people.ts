import type { RootDb } from "../../apps/server/src/db/database.ts";
import { confirmDevice } from "../../apps/server/src/features/account/device.service.ts";
import { beginSession } from "../../apps/server/src/features/account/session.service.ts";
import { createPasswords } from "../../apps/server/src/lib/passwords.ts";
import { anAccount, givePremium } from "../../harness/accounts.ts";

export type Person = {
  readonly accountId: string;
  readonly email: string;
  readonly password: string;
  /** Of a browser that is signed in, and of one that only the account has confirmed. */
  readonly cookie: string;
  readonly device: string;
};

const PASSWORD = "teapot-on-the-moon";

/** As the product does it, once for all: checking it is as slow for each of them. */
const hashed = createPasswords().hash(PASSWORD);

/** Somebody with a confirmed address. */
export async function aPerson(db: RootDb, plan: "free" | "premium" = "free"): Promise<Person> {
  const password_hash = await hashed;
  const { id, email } = await anAccount(db, { password_hash });
  if (plan === "premium") await givePremium(db, id);
  return {
    accountId: id,
    email,
    password: PASSWORD,
    cookie: `sid=${await beginSession(db, id, Date.now())}`,
    device: `dev=${await confirmDevice(db, id, Date.now())}`,
  };
}

export async function people(
  db: RootDb,
  count: number,
  plan: "free" | "premium" = "free",
): Promise<Person[]> {
  const made: Person[] = [];
  while (made.length < count) made.push(await aPerson(db, plan));
  return made;
}
