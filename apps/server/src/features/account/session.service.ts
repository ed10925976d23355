import type { CurrentUser } from "@visita/domain/account/session.contract";
import type { RootDb } from "../../db/database.ts";
import { hashToken, newToken } from "../../lib/tokens.ts";
import {
  deleteEndedSessions,
  deleteOldSessions,
  deleteSession,
  findSessionWithAccount,
  insertSession,
  updateSessionSeen,
} from "./session.store.ts";

const DAY = 24 * 60 * 60 * 1000;
const SESSION_IDLE_TIMEOUT_MS = 7 * DAY;
export const SESSION_TTL_MS = 30 * DAY;
const SESSIONS_PER_ACCOUNT = 20;

/** Begins a session and returns the token for the browser's cookie: the only copy there is. */
export async function beginSession(db: RootDb, accountId: string, now: number): Promise<string> {
  const token = newToken();
  await db.transaction().execute(async (trx) => {
    await insertSession(trx, {
      token_hash: hashToken(token),
      account_id: accountId,
      created_at: now,
      last_seen_at: now,
    });
    await deleteOldSessions(trx, accountId, SESSIONS_PER_ACCOUNT);
  });
  return token;
}

/** Who a session token belongs to; undefined when the session has ended, by sign-out or by age. */
export async function findSessionUser(
  db: RootDb,
  token: string,
  now: number,
): Promise<CurrentUser | undefined> {
  const tokenHash = hashToken(token);
  const found = await findSessionWithAccount(
    db,
    tokenHash,
    now - SESSION_TTL_MS,
    now - SESSION_IDLE_TIMEOUT_MS,
  );
  if (!found) return undefined;
  // One write a day is enough to keep an idle limit of a week.
  if (now - found.last_seen_at > DAY) await updateSessionSeen(db, tokenHash, now);
  return toCurrentUser(found);
}

type NamedAccount = { id: string; email: string; first_name: string; last_name: string };

export function toCurrentUser(account: NamedAccount): CurrentUser {
  return {
    userid: account.id,
    email: account.email,
    firstname: account.first_name,
    lastname: account.last_name,
  };
}

export function endSession(db: RootDb, token: string): Promise<void> {
  return deleteSession(db, hashToken(token));
}

export function forgetEndedSessions(db: RootDb, now: number): Promise<void> {
  return deleteEndedSessions(db, now - SESSION_TTL_MS, now - SESSION_IDLE_TIMEOUT_MS);
}
