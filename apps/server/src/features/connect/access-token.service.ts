import type { CurrentUser } from "@visita/domain/account/session.contract";
import { CONNECT_MESSAGES as TEXT } from "@visita/domain/connect/connect.messages";
import { Permission } from "@visita/domain/connect/permission";
import {
  type AccessToken,
  type DeviceInput,
  DeviceSystem,
  MAX_TOKENS,
  PROGRAM_SECRET_PREFIX,
  type ProgramInput,
} from "@visita/domain/connect/token.contract";
import { MESSAGES } from "@visita/domain/messages";
import type { AppContext } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";
import { skipIfUnavailable } from "../../db/database-errors.ts";
import { AppError } from "../../lib/app-error.ts";
import { hashToken, newId, newSecret } from "../../lib/tokens.ts";
import { isoTime } from "../../lib/utc-time.ts";
import type { Visitor } from "../../lib/visitor.ts";
import { findAccount } from "../account/account.service.ts";
import { toCurrentUser } from "../account/sessions/session.service.ts";
import { lockAccount } from "../card/visible-card.service.ts";
import { describeUserAgent } from "../mail/user-agent.service.ts";
import {
  type AccessTokenRow,
  countActiveTokensOf,
  countTokens,
  deleteToken,
  deleteTokensOf,
  findTokenWithAccount,
  insertToken,
  listTokensOf,
  type TokenKind,
  updateTokenUsed,
} from "./access-token.store.ts";

const DAY_MS = 24 * 60 * 60_000;
const LAST_USED_PRECISION_MS = 60_000;
/** 139 random bits. People type it, so no two characters look alike. */
const DEVICE_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";
const DEVICE_LENGTH = 28;
/** 238 random bits, selected by one double click. */
const PROGRAM_ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const PROGRAM_LENGTH = 40;
const START_LENGTH = PROGRAM_SECRET_PREFIX.length + 4;

/** What a secret opens, and for whom. */
export type FoundToken = {
  readonly id: string;
  readonly permissions: readonly Permission[];
  /** Of a device: the account's address when it was connected. */
  readonly userName: string | null;
  /** Never as an admin. */
  readonly user: CurrentUser;
};

export async function listTokens({ db }: AppContext, accountId: string): Promise<AccessToken[]> {
  return (await listTokensOf(db, accountId)).map(toAccessToken);
}

type Caller = Pick<Visitor, "userAgent"> & { readonly accountId: string };

/** The secret is returned this once. */
export async function addDevice(context: AppContext, caller: Caller, { name, system }: DeviceInput) {
  const secret = newSecret(DEVICE_ALPHABET, DEVICE_LENGTH);
  const given = { kind: "device", name, system, permissions: [], start: null, days: null } as const;
  return { token: await addToken(context, caller, secret, given), secret };
}

/** The same. */
export async function addProgram(context: AppContext, caller: Caller, input: ProgramInput) {
  const { name, permissions, days } = input;
  const secret = PROGRAM_SECRET_PREFIX + newSecret(PROGRAM_ALPHABET, PROGRAM_LENGTH);
  const start = secret.slice(0, START_LENGTH);
  const given = { kind: "program", name, system: null, permissions, start, days } as const;
  return { token: await addToken(context, caller, secret, given), secret };
}

type Given = {
  readonly kind: TokenKind;
  readonly name: string;
  readonly system: DeviceSystem | null;
  readonly permissions: readonly Permission[];
  readonly start: string | null;
  /** Until it ends; null for no end. */
  readonly days: number | null;
};

async function addToken(
  { db, now, mail }: AppContext,
  { accountId, userAgent }: Caller,
  secret: string,
  { kind, name, system, permissions, start, days }: Given,
): Promise<AccessToken> {
  const createdAt = now();
  const row = await db.transaction().execute(async (trx) => {
    await lockAccount(trx, accountId);
    if ((await countTokens(trx, accountId, kind)) >= MAX_TOKENS) {
      throw new AppError("limit_reached", TEXT.tokensFull({ max: MAX_TOKENS }));
    }
    const device = describeUserAgent(userAgent);
    const notice = { kind: "access_added", to: kind, at: createdAt, device } as const;
    const account = await findAccount(trx, accountId);
    await mail.enqueue(trx, account, notice);
    return insertToken(trx, {
      id: newId(),
      account_id: accountId,
      kind,
      name,
      secret_hash: hashToken(secret),
      secret_start: start,
      system,
      user_name: kind === "device" ? account.email : null,
      permissions: JSON.stringify([...new Set(permissions)]),
      created_at: createdAt,
      expires_at: days === null ? null : createdAt + days * DAY_MS,
      last_used_at: null,
    });
  });
  mail.kick();
  return toAccessToken(row);
}

/** Looked up for each request, so it stops at once on all instances. */
export async function revokeToken({ db }: AppContext, accountId: string, id: string): Promise<void> {
  if (!(await deleteToken(db, accountId, id))) throw new AppError("not_found", MESSAGES.notFound);
}

export function revokeAllTokens(trx: Db, accountId: string): Promise<void> {
  return deleteTokensOf(trx, accountId);
}

/** Devices and programs whose secret works. */
export function countActiveTokens(db: Db, accountId: string, now: number): Promise<number> {
  return countActiveTokensOf(db, accountId, now);
}

/** Undefined for a secret that is wrong, of the other kind, ended or revoked, and while the account is suspended. */
export async function findAccessToken(
  { db, now }: Pick<AppContext, "db" | "now">,
  kind: TokenKind,
  secret: string,
): Promise<FoundToken | undefined> {
  const at = now();
  const found = await findTokenWithAccount(db, kind, hashToken(plainSecret(kind, secret)), at);
  if (!found) return undefined;
  if (at - (found.last_used_at ?? 0) > LAST_USED_PRECISION_MS) {
    await skipIfUnavailable(updateTokenUsed(db, found.token_id, at));
  }
  return {
    id: found.token_id,
    userName: found.user_name,
    permissions: Permission.array().parse(JSON.parse(found.permissions)),
    user: toCurrentUser(found),
  };
}

/** A device's password is shown in groups, and typed in any case. */
function plainSecret(kind: TokenKind, secret: string): string {
  return kind === "device" ? secret.replace(/[\s-]/g, "").toLowerCase() : secret;
}

/** For the copy of an account. */
export async function describeTokens(db: Db, accountId: string) {
  const tokens = (await listTokensOf(db, accountId)).map(toAccessToken);
  return tokens.map(({ id: _id, start: _start, ...token }) => token);
}

function toAccessToken(row: AccessTokenRow): AccessToken {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    system: row.system === null ? null : DeviceSystem.parse(row.system),
    permissions: Permission.array().parse(JSON.parse(row.permissions)),
    start: row.secret_start,
    createdAt: isoTime(row.created_at),
    endsAt: row.expires_at === null ? null : isoTime(row.expires_at),
    lastUsedAt: row.last_used_at === null ? null : isoTime(row.last_used_at),
  };
}
