import type { RootDb } from "../../../apps/server/src/db/database.ts";
import { beginSession } from "../../../apps/server/src/features/account/sessions/session.service.ts";
import { confirmDevice } from "../../../apps/server/src/features/account/sign-in/device.service.ts";
import { createPasswords } from "../../../apps/server/src/lib/passwords.ts";
import { anAccount, givePremium } from "../../harness/accounts.ts";

export type User = {
  readonly accountId: string;
  readonly email: string;
  readonly password: string;
  /** Cookies of a signed-in browser and of a device that the account has confirmed. */
  readonly cookie: string;
  readonly device: string;
};

const PASSWORD = "teapot-on-the-moon";

/** Hashed once and shared; verifying it costs the same for each user. */
const hashed = createPasswords().hash(PASSWORD);

/** A user with a verified email address. */
export async function createUser(db: RootDb, plan: "free" | "premium" = "free"): Promise<User> {
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

export async function createUsers(
  db: RootDb,
  count: number,
  plan: "free" | "premium" = "free",
): Promise<User[]> {
  const made: User[] = [];
  while (made.length < count) made.push(await createUser(db, plan));
  return made;
}
