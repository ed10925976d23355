import type { AppContext } from "../../core/app-context.ts";
import { findAccountEmail } from "../account/account.service.ts";
import { findSetting, upsertSetting } from "./exchange-setting.store.ts";
import { readStopToken, type StoppableMails } from "./stop-link.ts";
import { nextSummaryAt } from "./weekly-summary.service.ts";

export type Notifications = { newContacts: boolean; weeklySummary: boolean };

export async function findNotifications({ db }: AppContext, accountId: string): Promise<Notifications> {
  const setting = await findSetting(db, accountId);
  return {
    newContacts: setting?.mails_stopped_at == null,
    weeklySummary: setting?.weekly_due_at != null,
  };
}

export async function updateNotifications(
  context: AppContext,
  accountId: string,
  { newContacts, weeklySummary }: { [Name in keyof Notifications]?: boolean | undefined },
): Promise<Notifications> {
  if (newContacts !== undefined) {
    const stoppedAt = newContacts ? null : context.now();
    await upsertSetting(context.db, accountId, { mails_stopped_at: stoppedAt });
  }
  if (weeklySummary === false) await upsertSetting(context.db, accountId, { weekly_due_at: null });
  const notifications = await findNotifications(context, accountId);
  // One that is due already stays due.
  if (!weeklySummary || notifications.weeklySummary) return notifications;
  await upsertSetting(context.db, accountId, { weekly_due_at: nextSummaryAt(context.now()) });
  return { ...notifications, weeklySummary };
}

/** By the link of a mail: which mails were stopped. Undefined when the link is none of ours. */
export async function stopMails(context: AppContext, token: string): Promise<StoppableMails | undefined> {
  const stopped = readStopToken(context.exchangeKeys.stop, token);
  if (!stopped) return undefined;
  const { accountId, mails } = stopped;
  // An account that is gone gets no mails either.
  const isPresent = (await findAccountEmail(context.db, accountId)) !== undefined;
  const off = mails === "weekly" ? { weeklySummary: false } : { newContacts: false };
  if (isPresent) await updateNotifications(context, accountId, off);
  return mails;
}

/** The mails that a link would stop; undefined when it is none of ours. */
export function mailsOfStopToken({ exchangeKeys }: AppContext, token: string): StoppableMails | undefined {
  return readStopToken(exchangeKeys.stop, token)?.mails;
}
