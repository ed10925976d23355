import { ACCOUNT_MESSAGES } from "@visita/domain/account/account.messages";
import { SETTINGS_MESSAGES as TEXT } from "@visita/domain/account/settings.messages";
import type { AppContext } from "../../../core/app-context.ts";
import { AppError } from "../../../lib/app-error.ts";
import { hashToken } from "../../../lib/tokens.ts";
import { GUESS_BUDGETS } from "../account.limits.ts";
import { findAccountById, updateEmail } from "../account.store.ts";
import { deleteIdentitiesOf } from "../company/company.store.ts";
import { deletePasskeysOf } from "../passkeys/passkey.store.ts";
import { deleteSessionsOf } from "../sessions/session.store.ts";
import { deleteDevices } from "../sign-in/device.store.ts";
import { refuseTakenEmail } from "./email-change.service.ts";
import {
  deleteEmailChange,
  deleteFormerEmail,
  deleteFormerEmailsSince,
  findFormerEmail,
} from "./email-change.store.ts";
import { endChallenges } from "./password.service.ts";

type Restore = { readonly token: string; readonly password?: string | undefined };

const expired = () => new AppError("expired", TEXT.emailLinkUsed);

/**
 * Brings a former address back. A mailbox that somebody else may have by now is not enough: it takes the password too,
 * of the day of the change or today's. Whoever uses the link says that the change was not theirs, so everything that opens the
 * account without its mailbox goes: sessions, devices, passkeys, the way in by a company, and the links of later changes. The password is left to
 * the recovery, which the page offers next; without a confirmed device it opens nothing.
 */
export async function restoreEmail(context: AppContext, { token, password }: Restore): Promise<void> {
  const now = context.now();
  await requireOwnersPassword(context, token, password);
  await context.db
    .transaction()
    .execute(async (trx) => {
      const former = await deleteFormerEmail(trx, hashToken(token), now);
      const account = former && (await findAccountById(trx, former.account_id));
      if (!former || !account) throw expired();
      await updateEmail(trx, account.id, former.email, now);
      await deleteFormerEmailsSince(trx, account.id, former.changed_at);
      await deleteEmailChange(trx, account.id);
      await deleteSessionsOf(trx, account.id);
      await deleteDevices(trx, account.id);
      await deletePasskeysOf(trx, account.id);
      await deleteIdentitiesOf(trx, account.id);
      await endChallenges(trx, account.id);
      await context.emit("accessEnded", { trx, accountId: account.id });
      for (const email of new Set([former.email, account.email])) {
        await context.mail.enqueue(trx, { ...account, email }, { kind: "email_restored", at: now });
      }
    })
    .catch(refuseTakenEmail);
  context.securityLog("a former email address was brought back; all sessions of the account ended");
  context.mail.kick();
}

async function requireOwnersPassword(
  { db, limits, now, passwords }: AppContext,
  token: string,
  password: string | undefined,
): Promise<void> {
  const former = await findFormerEmail(db, hashToken(token), now());
  if (!former) throw expired();
  if (former.password_hash === null) return;
  if (password === undefined) throw wrongPassword(ACCOUNT_MESSAGES.passwordRequired);
  await limits.hit(GUESS_BUDGETS.restorePasswords, former.account_id);
  const account = await findAccountById(db, former.account_id);
  for (const hash of new Set([former.password_hash, account?.password_hash]))
    if (await passwords.verify(password, hash)) return;
  throw wrongPassword(TEXT.passwordWrong);
}

function wrongPassword(message: string): AppError {
  return new AppError("wrong_password", message, { fields: { password: message } });
}
