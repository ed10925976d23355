import { ACCOUNT_TIMES } from "@visita/domain/account/account.constants";
import { maskEmail } from "@visita/domain/account/email-mask";
import type { UsedCredential } from "@visita/domain/account/passkey.contract";
import type { CurrentUser } from "@visita/domain/account/session.contract";
import { ADMIN_PROOF_TTL_MS } from "@visita/domain/admin/admin.constants";
import { ADMIN_MESSAGES as TEXT } from "@visita/domain/admin/admin.messages";
import type { AdminAccess } from "@visita/domain/admin/admin-access.contract";
import { MESSAGES } from "@visita/domain/messages";
import type { AppContext } from "../../core/app-context.ts";
import { AppError } from "../../lib/app-error.ts";
import { hashToken } from "../../lib/tokens.ts";
import type { Visitor } from "../../lib/visitor.ts";
import {
  checkAdminCode,
  findAdminProof,
  markAdminProof,
  newAdminCode,
} from "../account/admin-proof.service.ts";
import { listPasskeys } from "../account/passkeys/passkey.service.ts";
import { isOwnPasskey } from "../account/passkeys/passkey-login.service.ts";
import type { Limit } from "../limit/limit.service.ts";
import { describeUserAgent } from "../mail/user-agent.service.ts";
import { countOpen } from "../report/report-queue.service.ts";
import { deleteAdminChallenge, takeAdminTry, upsertAdminChallenge } from "./admin-challenge.store.ts";
import { type Actor, recordAction } from "./audit.service.ts";

const MAX_TRIES = 5;
const HOUR = 60 * 60_000;
/** Per account. */
const CODE_LIMIT: Limit = { name: "admin-codes", hits: 10, windowMs: HOUR };
const TRY_LIMIT: Limit = { name: "admin-code-tries", hits: 15, windowMs: HOUR };

export type AdminCaller = Visitor & {
  readonly user: CurrentUser;
  readonly sessionToken: string;
  /** Of the cookie that binds a passkey's challenge to the browser that asked for it. */
  readonly browserToken: string | undefined;
};

/** Throws `not_found`, as for a call that does not exist, unless the address is in ADMIN_EMAILS now. */
export function requireListed(context: AppContext, { email }: CurrentUser): void {
  const { adminEmails } = context;
  if (adminEmails.has(email)) return;
  context.securityLog("request refused: the account is no admin");
  throw new AppError("not_found", MESSAGES.notFound);
}

/** Throws `admin_proof_needed` unless a second proof was given in this session within 12 hours. */
export async function requireProof(context: AppContext, sessionToken: string): Promise<void> {
  const provedAt = await findAdminProof(context, sessionToken);
  if (isFresh(context, provedAt)) return;
  throw new AppError("admin_proof_needed", TEXT.proofNeeded);
}

export async function describeAccess(
  context: AppContext,
  { user, sessionToken }: AdminCaller,
): Promise<AdminAccess> {
  const provedAt = await findAdminProof(context, sessionToken);
  const isConfirmed = isFresh(context, provedAt);
  const { passkeys } = await listPasskeys(context, user.userid);
  return {
    isConfirmed,
    confirmedAt: isConfirmed && provedAt !== null ? new Date(provedAt).toISOString() : null,
    email: maskEmail(user.email),
    hasPasskey: passkeys.length > 0,
    openReports: isConfirmed ? await countOpen(context) : 0,
  };
}

export async function sendCode(
  context: AppContext,
  { user, sessionToken, network, language }: AdminCaller,
): Promise<void> {
  const { db, now } = context;
  context.mail.requireWorking("code_after_proof");
  await context.limits.hit(CODE_LIMIT, user.userid);
  const sessionHash = hashToken(sessionToken);
  const { code, hmac } = newAdminCode(context, sessionHash);
  const expiresAt = now() + ACCOUNT_TIMES.codeTtl;
  await db.transaction().execute(async (trx) => {
    await upsertAdminChallenge(trx, {
      session_hash: sessionHash,
      code_hmac: hmac,
      tries: 0,
      expires_at: expiresAt,
    });
    const minutes = ACCOUNT_TIMES.codeTtl / 60_000;
    const mail = { kind: "admin_code", code, minutes, expiresAt } as const;
    const recipient = { email: user.email, language: user.language ?? null };
    await context.mail.enqueue(trx, recipient, mail, { network, language });
  });
  context.mail.kick();
}

export async function confirmWithCode(context: AppContext, code: string, caller: AdminCaller): Promise<void> {
  const { db, now } = context;
  await context.limits.hit(TRY_LIMIT, caller.user.userid);
  const sessionHash = hashToken(caller.sessionToken);
  const challenge = await takeAdminTry(db, sessionHash, now(), MAX_TRIES);
  const isRight = challenge && checkAdminCode(context, sessionHash, challenge.code_hmac, code.trim());
  if (!isRight || !(await deleteAdminChallenge(db, sessionHash))) {
    context.securityLog("an admin code was refused");
    throw new AppError("invalid_code", TEXT.codeInvalid, { fields: { code: TEXT.codeInvalid } });
  }
  await accept(context, caller, "Code");
}

export async function confirmWithPasskey(
  context: AppContext,
  credential: UsedCredential,
  caller: AdminCaller,
): Promise<void> {
  await context.limits.hit(TRY_LIMIT, caller.user.userid);
  if (!(await isOwnPasskey(context, caller.user.userid, credential, caller.browserToken))) {
    throw new AppError("bad_request", TEXT.proofNeeded);
  }
  await accept(context, caller, "Passkey");
}

export function actorOf({ email, userid }: CurrentUser): Actor {
  return { name: email, accountId: userid };
}

async function accept(context: AppContext, caller: AdminCaller, proof: string): Promise<void> {
  await markAdminProof(context, caller.sessionToken);
  const detail = `${proof}, ${describeUserAgent(caller.userAgent)}`;
  await context.db
    .transaction()
    .execute((trx) => recordAction(context, trx, actorOf(caller.user), { action: "opened_admin", detail }));
}

function isFresh({ now }: AppContext, provedAt: number | null): boolean {
  return provedAt !== null && provedAt > now() - ADMIN_PROOF_TTL_MS;
}
