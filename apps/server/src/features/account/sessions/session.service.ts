import type { CurrentUser } from "@visita/domain/account/session.contract";
import { chooseOwnerLanguage } from "@visita/domain/language/choose-language";
import { LEAVE_GRACE_MS } from "@visita/domain/leave/leave.rules";
import type { AppContext } from "../../../core/app-context.ts";
import type { RootDb } from "../../../db/database.ts";
import { skipIfUnavailable } from "../../../db/database-errors.ts";
import { hashToken, newToken } from "../../../lib/tokens.ts";
import type { Visitor } from "../../../lib/visitor.ts";
import { describeUserAgent } from "../../mail/user-agent.service.ts";
import {
  deleteOldSessions,
  deleteSession,
  deleteSessionsOf,
  deleteSessionsUntil,
  findSessionWithAccount,
  insertSession,
  listSessions,
  updateSessionSeen,
} from "./session.store.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const SESSION_IDLE_TIMEOUT_MS = 7 * DAY;
export const SESSION_TTL_MS = 30 * DAY;
const MAX_SESSIONS = 20;
const LAST_SEEN_PRECISION_MS = 5 * MINUTE;

/** What the list of sessions says of one. */
export type SessionOrigin = { readonly device: string; readonly place: string | null };

export async function originOf(
  { geoLookup }: AppContext,
  visitor: Pick<Visitor, "ip" | "userAgent">,
): Promise<SessionOrigin> {
  const { city, country_name } = await geoLookup(visitor.ip);
  const place = [city, country_name].filter(Boolean).join(", ");
  return { device: describeUserAgent(visitor.userAgent), place: place || null };
}

/**
 * Begins a session for somebody who has just authenticated and returns the token for the cookie. Only its hash is stored.
 */
export async function beginSession(
  db: RootDb,
  accountId: string,
  now: number,
  origin?: SessionOrigin,
): Promise<string> {
  const token = newToken();
  await db.transaction().execute(async (trx) => {
    await insertSession(trx, {
      token_hash: hashToken(token),
      account_id: accountId,
      created_at: now,
      last_seen_at: now,
      authenticated_at: now,
      ...origin,
    });
    await deleteOldSessions(trx, accountId, MAX_SESSIONS);
  });
  return token;
}

/** The user of a session token; undefined after sign-out or expiry. */
export async function findSessionUser(context: AppContext, token: string): Promise<CurrentUser | undefined> {
  const account = await findSessionAccount(context.db, token, context.now());
  return account && toSignedInUser(context, account);
}

/** The account of a session token; undefined after sign-out or expiry. */
export async function findSessionAccount(
  db: RootDb,
  token: string,
  now: number,
): Promise<NamedAccount | undefined> {
  const tokenHash = hashToken(token);
  const found = await findSessionWithAccount(
    db,
    tokenHash,
    now - SESSION_TTL_MS,
    now - SESSION_IDLE_TIMEOUT_MS,
  );
  if (!found) return undefined;
  if (now - found.last_seen_at > LAST_SEEN_PRECISION_MS) {
    await skipIfUnavailable(updateSessionSeen(db, tokenHash, now));
  }
  return found;
}

type NamedAccount = {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  left_at: number | null;
  has_weak_password: number;
  language: string | null;
};

/** Not for somebody who has only typed an email address: whose it is, an admin's or not, is not proved then. */
export function toSignedInUser({ adminEmails }: AppContext, account: NamedAccount): CurrentUser {
  const user = toCurrentUser(account);
  return adminEmails.has(account.email) ? { ...user, isAdmin: true } : user;
}

export function toCurrentUser(account: NamedAccount): CurrentUser {
  const language = chooseOwnerLanguage([account.language]);
  return {
    userid: account.id,
    email: account.email,
    firstname: account.first_name,
    lastname: account.last_name,
    ...(account.left_at !== null && { leaving: leavingTimes(account.left_at) }),
    ...(language && { language }),
    ...(account.has_weak_password === 1 && { hasWeakPassword: true as const }),
  };
}

function leavingTimes(leftAt: number) {
  return {
    leftAt: new Date(leftAt).toISOString(),
    deletedAt: new Date(leftAt + LEAVE_GRACE_MS).toISOString(),
  };
}

/**
 * The sessions of an account, the most recently used first. Their ids are made from the stored hashes: they name a
 * session and open none.
 */
export async function listActiveSessions(db: RootDb, accountId: string, currentToken: string, now: number) {
  const rows = await listSessions(db, accountId, now - SESSION_TTL_MS, now - SESSION_IDLE_TIMEOUT_MS);
  return rows.map(({ token_hash, device, place, last_seen_at }) => ({
    id: sessionId(token_hash),
    device: device ?? describeUserAgent(undefined),
    place,
    lastSeenAt: new Date(last_seen_at).toISOString(),
    isCurrent: token_hash === hashToken(currentToken),
  }));
}

function sessionId(tokenHash: string): string {
  return hashToken(tokenHash);
}

/** Returns whether the account has such a session. */
export async function endSessionById(
  db: RootDb,
  accountId: string,
  id: string,
  now: number,
): Promise<boolean> {
  const rows = await listSessions(db, accountId, now - SESSION_TTL_MS, now - SESSION_IDLE_TIMEOUT_MS);
  const row = rows.find(({ token_hash }) => sessionId(token_hash) === id);
  if (row) await deleteSession(db, row.token_hash);
  return row !== undefined;
}

/** Returns how many there were. */
export function endOtherSessions(db: RootDb, accountId: string, currentToken: string): Promise<number> {
  return deleteSessionsOf(db, accountId, hashToken(currentToken));
}

export function endSession(db: RootDb, token: string): Promise<void> {
  return deleteSession(db, hashToken(token));
}

export function deleteExpiredSessions(db: RootDb, now: number): Promise<void> {
  return deleteSessionsUntil(db, now - SESSION_TTL_MS, now - SESSION_IDLE_TIMEOUT_MS);
}
