import { findAccountEmail } from "../account/account.service.ts";
import type { ExchangeContext } from "./exchange.context.ts";
import { findSetting, upsertSetting } from "./exchange-setting.store.ts";
import { readStopToken } from "./stop-link.ts";

export type Notifications = { newContacts: boolean };

export async function findNotifications({ db }: ExchangeContext, accountId: string): Promise<Notifications> {
  return { newContacts: (await findSetting(db, accountId))?.mails_stopped_at == null };
}

export async function updateNotifications(
  context: ExchangeContext,
  accountId: string,
  { newContacts }: { newContacts?: boolean | undefined },
): Promise<Notifications> {
  if (newContacts !== undefined) {
    const stoppedAt = newContacts ? null : context.now();
    await upsertSetting(context.db, accountId, { mails_stopped_at: stoppedAt });
  }
  return findNotifications(context, accountId);
}

/** By the link of a mail. False when the link is none of ours. Doing it again changes nothing. */
export async function stopMails(context: ExchangeContext, token: string): Promise<boolean> {
  const accountId = readStopToken(context.keys.stop, token);
  if (accountId === undefined) return false;
  // An account that is gone gets no mails either.
  const isPresent = (await findAccountEmail(context.db, accountId)) !== undefined;
  if (isPresent) await updateNotifications(context, accountId, { newContacts: false });
  return true;
}

export function isStopToken({ keys }: ExchangeContext, token: string): boolean {
  return readStopToken(keys.stop, token) !== undefined;
}
