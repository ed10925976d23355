import type { CurrentUser } from "@visita/domain/account/session.contract";
import type { RootDb } from "../../db/database.ts";
import { hashToken, newToken } from "../../lib/tokens.ts";
import {
  deleteOldSessions,
  deleteSession,
  deleteSessionsUntil,
  findSessionWithAccount,
  insertSession,
  updateSessionSeen,
} from "./session.store.ts";

const DAY = 24 * 60 * 60 * 1000;
const SESSION_IDLE_TIMEOUT_MS = 7 * DAY;
export const SESSION_TTL_MS = 30 * DAY;
const MAX_SESSIONS = 20;

/** Begins a session and returns the token for the cookie. Only its hash is stored. */
export async function beginSession(db: RootDb, accountId: string, now: number): Promise<string> {
  const token = newToken();
  await db.transaction().execute(async (trx) => {
    await insertSession(trx, {
      token_hash: hashToken(token),
      account_id: accountId,
      created_at: now,
      last_seen_at: now,
    });
    await deleteOldSessions(trx, accountId, MAX_SESSIONS);
  });
  return token;
}

/** The user of a session token; undefined after sign-out or expiry. */
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
  // One write a day is precise enough for an idle timeout of a week.
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

export function deleteExpiredSessions(db: RootDb, now: number): Promise<void> {
  return deleteSessionsUntil(db, now - SESSION_TTL_MS, now - SESSION_IDLE_TIMEOUT_MS);
}
