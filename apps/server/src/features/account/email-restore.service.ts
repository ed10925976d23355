import { SETTINGS_MESSAGES as TEXT } from "@visita/domain/account/settings.messages";
import { AppError } from "../../lib/app-error.ts";
import { hashToken } from "../../lib/tokens.ts";
import type { AccountContext } from "./account.context.ts";
import { findAccountById, updateEmail } from "./account.store.ts";
import { deleteDevices } from "./device.store.ts";
import { refuseTakenEmail } from "./email-change.service.ts";
import { deleteEmailChange, deleteFormerEmail, deleteFormerEmailsSince } from "./email-change.store.ts";
import { deletePasskeysOf } from "./passkey.store.ts";
import { endChallenges } from "./password.service.ts";
import { deleteSessionsOf } from "./session.store.ts";

/**
 * Brings a former address back. Whoever uses the link says that the change was not theirs, so everything that opens the
 * account without its mailbox goes: sessions, devices, passkeys, and the links of later changes. The password is left to
 * the recovery, which the page offers next; without a confirmed device it opens nothing.
 */
export async function restoreEmail(context: AccountContext, token: string): Promise<void> {
  const now = context.now();
  await context.db
    .transaction()
    .execute(async (trx) => {
      const former = await deleteFormerEmail(trx, hashToken(token), now);
      const account = former && (await findAccountById(trx, former.account_id));
      if (!former || !account) throw new AppError("expired", TEXT.emailLinkUsed);
      await updateEmail(trx, account.id, former.email, now);
      await deleteFormerEmailsSince(trx, account.id, former.changed_at);
      await deleteEmailChange(trx, account.id);
      await deleteSessionsOf(trx, account.id);
      await deleteDevices(trx, account.id);
      await deletePasskeysOf(trx, account.id);
      await endChallenges(trx, account.id);
      for (const recipient of new Set([former.email, account.email])) {
        await context.mail.enqueue(trx, recipient, { kind: "email_restored", at: now });
      }
    })
    .catch(refuseTakenEmail);
  context.securityLog("a former email address was brought back; all sessions of the account ended");
  context.mail.kick();
}
