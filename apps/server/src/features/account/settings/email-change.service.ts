import { ACCOUNT_TIMES } from "@visita/domain/account/account.constants";
import { ACCOUNT_MESSAGES } from "@visita/domain/account/account.messages";
import { EMAIL_RESTORE_DAYS, type EmailStatus } from "@visita/domain/account/email-change.contract";
import { maskEmail } from "@visita/domain/account/email-mask";
import type { CurrentUser } from "@visita/domain/account/session.contract";
import { SETTINGS_MESSAGES as TEXT } from "@visita/domain/account/settings.messages";
import type { Selectable } from "kysely";
import type { AppContext } from "../../../core/app-context.ts";
import { isUniqueViolation } from "../../../db/database-errors.ts";
import type { AccountTable } from "../../../db/schema/account.tables.ts";
import { AppError, rateLimited } from "../../../lib/app-error.ts";
import { hashToken, newToken } from "../../../lib/tokens.ts";
import type { Visitor } from "../../../lib/visitor.ts";
import { LIMITS } from "../account.limits.ts";
import { findAccountByEmail, findAccountById, NO_PASSWORD, updateEmail } from "../account.store.ts";
import { hmacCode, hmacEmail, isCodeCorrect, newCode } from "../security-code.ts";
import { toSignedInUser } from "../sessions/session.service.ts";
import { countWrongCode, limitCodeTries, maxCodeTries } from "../sign-in/brute-force.service.ts";
import { MAX_TRIES_OF_LOGIN } from "../sign-in/verify-login.service.ts";
import {
  deleteEmailChange,
  findEmailChange,
  findLatestFormerEmail,
  insertFormerEmail,
  takeEmailChangeTry,
  updateEmailChangeCode,
  upsertEmailChange,
} from "./email-change.store.ts";
import { endChallenges } from "./password.service.ts";
import { requirePassword } from "./reauthentication.service.ts";

const EMAIL_CHANGE_TTL_MS = 20 * 60_000;
const RESTORE_TTL_MS = EMAIL_RESTORE_DAYS * 24 * 60 * 60_000;
const MAX_SENDS = 3;

type Caller = Visitor & {
  readonly accountId: string;
  readonly sessionToken: string;
  readonly deviceToken: string | undefined;
};

const expired = () => new AppError("expired", TEXT.emailChangeExpired);
/** What a code is bound to: it confirms this address for this account and no other. */
const challengeOf = (accountId: string, email: string) => `email:${accountId}:${email}`;

export async function readEmailStatus({ db, now }: AppContext, accountId: string): Promise<EmailStatus> {
  const account = await findAccountById(db, accountId);
  const former = await findLatestFormerEmail(db, accountId, now());
  const confirmedAt = account?.email_verified_at ?? null;
  return {
    email: account?.email ?? "",
    confirmedAt: confirmedAt === null ? null : toIso(confirmedAt),
    former: former
      ? {
          email: former.email,
          changedAt: toIso(former.changed_at),
          restorableUntil: toIso(former.expires_at),
          needsPassword: former.password_hash !== null,
        }
      : null,
  };
}

/**
 * Mails a code to the new address. An address of another account takes the same steps, but no mail is sent: the answer
 * must not reveal whose address it is.
 */
export async function beginEmailChange(
  context: AppContext,
  { email, password = "" }: { email: string; password?: string | undefined },
  caller: Caller,
): Promise<void> {
  const { db, mail } = context;
  const account = await requirePassword(context, caller.accountId, password, caller.sessionToken);
  if (email === account.email) {
    throw new AppError("invalid_input", TEXT.emailSame, { fields: { email: TEXT.emailSame } });
  }
  await takeEmailCode(context, account.id, email);
  const now = context.now();
  const code = newCode();
  const codeExpiresAt = now + ACCOUNT_TIMES.codeTtl;
  const isTaken = (await findAccountByEmail(db, email)) !== undefined;
  await db.transaction().execute(async (trx) => {
    await upsertEmailChange(trx, {
      account_id: account.id,
      session_hash: hashToken(caller.sessionToken),
      email,
      code_hmac: hmacCode(context.accountKeys.code, challengeOf(account.id, email), code),
      code_expires_at: codeExpiresAt,
      tries_of_code: 0,
      tries: 0,
      sends: 1,
      sent_at: now,
      expires_at: now + EMAIL_CHANGE_TTL_MS,
    });
    const { network, language } = caller;
    const recipient = isTaken ? null : { ...account, email };
    await mail.enqueue(trx, recipient, emailCode(code, codeExpiresAt), { network, language });
  });
  mail.kick();
}

/** Mails a new code for a pending change; it replaces the earlier one. */
export async function resendEmailCode(context: AppContext, caller: Caller): Promise<void> {
  const { db, mail } = context;
  const now = context.now();
  const change = await findEmailChange(db, caller.accountId, hashToken(caller.sessionToken), now);
  if (!change) throw expired();
  const opensAt =
    change.sends >= MAX_SENDS ? change.expires_at : change.sent_at + ACCOUNT_TIMES.loginResendWait;
  const wait = () => rateLimited(Math.max(1, Math.ceil((opensAt - now) / 1000)));
  if (opensAt > now) throw wait();
  await takeEmailCode(context, caller.accountId, change.email);
  const code = newCode();
  const expiresAt = now + ACCOUNT_TIMES.codeTtl;
  const isTaken = (await findAccountByEmail(db, change.email)) !== undefined;
  const account = await findAccountById(db, caller.accountId);
  await db.transaction().execute(async (trx) => {
    const hmac = hmacCode(context.accountKeys.code, challengeOf(caller.accountId, change.email), code);
    const isSent = await updateEmailChangeCode(
      trx,
      caller.accountId,
      { hmac, sentAt: now, expiresAt },
      { sentUntil: now - ACCOUNT_TIMES.loginResendWait, maxSends: MAX_SENDS },
    );
    if (!isSent) throw wait();
    const { network, language } = caller;
    const recipient = isTaken || !account ? null : { ...account, email: change.email };
    await mail.enqueue(trx, recipient, emailCode(code, expiresAt), { network, language });
  });
  mail.kick();
}

/** Counts a code that is about to be mailed, by account and by address: neither may be used to flood a mailbox. */
async function takeEmailCode({ limits, mail, accountKeys }: AppContext, accountId: string, email: string) {
  mail.requireWorking("code_to_confirm");
  await limits.hit(LIMITS.confirmCodesDay, accountId);
  await limits.hit(LIMITS.confirmCodesDay, hmacEmail(accountKeys.email, email));
}

function emailCode(code: string, expiresAt: number) {
  return { kind: "email_code", code, minutes: ACCOUNT_TIMES.codeTtl / 60_000, expiresAt } as const;
}

/** Checks the code, in the session that asked for it, and changes the address. */
export async function confirmEmailChange(
  context: AppContext,
  code: string,
  caller: Caller,
): Promise<CurrentUser> {
  const { db, now } = context;
  const { accountId } = caller;
  const sessionHash = hashToken(caller.sessionToken);
  const device = await limitCodeTries(context, accountId, caller);
  const max = { ofCode: await maxCodeTries(context, device), total: MAX_TRIES_OF_LOGIN };
  const change = await takeEmailChangeTry(db, accountId, sessionHash, now(), max);
  if (!change) throw expired();
  const isCorrect =
    change.code_expires_at > now() &&
    isCodeCorrect(change.code_hmac, context.accountKeys.code, challengeOf(accountId, change.email), code);
  if (!isCorrect) {
    if (!device) await countWrongCode(context);
    throw new AppError("invalid_code", ACCOUNT_MESSAGES.codeInvalid);
  }
  return changeEmail(context, accountId, change.email);
}

async function changeEmail(context: AppContext, accountId: string, email: string): Promise<CurrentUser> {
  const now = context.now();
  const token = newToken();
  const user = await context.db
    .transaction()
    .execute(async (trx) => {
      const account = await findAccountById(trx, accountId);
      if (!account || !(await deleteEmailChange(trx, accountId))) throw expired();
      await updateEmail(trx, accountId, email, now);
      await insertFormerEmail(trx, {
        token_hash: hashToken(token),
        account_id: accountId,
        email: account.email,
        changed_at: now,
        expires_at: now + RESTORE_TTL_MS,
        ...(!isPasswordNew(account, now) &&
          account.password_hash !== NO_PASSWORD && { password_hash: account.password_hash }),
      });
      await endChallenges(trx, accountId);
      const newEmail = maskEmail(email);
      const notice = { kind: "email_changed", at: now, newEmail, token, days: EMAIL_RESTORE_DAYS } as const;
      await context.mail.enqueue(trx, account, notice);
      return toSignedInUser(context, { ...account, email });
    })
    .catch(refuseTakenEmail);
  context.mail.kick();
  return user;
}

/** Somebody who broke in may have set it just before, and the owner would not know it. */
function isPasswordNew({ password_set_at }: Selectable<AccountTable>, now: number): boolean {
  return password_set_at !== null && password_set_at > now - RESTORE_TTL_MS;
}

/** Whoever gets this far has read the mailbox, so it reveals nothing. */
export function refuseTakenEmail(error: unknown): never {
  throw isUniqueViolation(error) ? new AppError("email_taken", TEXT.emailTaken) : error;
}

function toIso(time: number): string {
  return new Date(time).toISOString();
}
