import type { DatabaseTarget } from "../src/config.ts";
import { openDatabase, type RootDb } from "../src/db/database.ts";
import { beginSession } from "../src/features/account/session.service.ts";
import { anAccount } from "./builders.ts";

/** A signed-in browser's cookie for a new account, as the installation on http knows it. */
export async function signIn(db: RootDb, given: Parameters<typeof anAccount>[1] = {}, now = Date.now()) {
  const account = await anAccount(db, given);
  const token = await beginSession(db, account.id, now);
  return { account, token, cookie: `sid=${token}` };
}

/** The same for a server that runs as a process of its own on this database. */
export async function createSignedInSession(target: DatabaseTarget) {
  const db = openDatabase(target);
  try {
    const { account, token } = await signIn(db);
    return { cookieName: "sid", cookieValue: token, user: account };
  } finally {
    await db.destroy();
  }
}
