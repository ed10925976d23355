import type { AppContext } from "../../core/app-context.ts";
import { findRecipient } from "../account/account.service.ts";
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

type StopLink = {
  readonly accountId: string;
  readonly mails: StoppableMails;
  /** Null when its account has chosen none; undefined when that is gone. */
  readonly language: string | null | undefined;
};

/** Which mails were stopped by a link. Undefined when it is none of ours. */
export async function stopMails(context: AppContext, token: string): Promise<StopLink | undefined> {
  const link = await findStopLink(context, token);
  const off = link?.mails === "weekly" ? { weeklySummary: false } : { newContacts: false };
  // An account that is gone gets no mails either.
  if (link?.language !== undefined) await updateNotifications(context, link.accountId, off);
  return link;
}

/** Which mails a link would stop. */
export async function findStopLink(context: AppContext, token: string): Promise<StopLink | undefined> {
  const link = readStopToken(context.exchangeKeys.stop, token);
  if (!link) return undefined;
  const recipient = await findRecipient(context.db, link.accountId);
  return { ...link, language: recipient?.language };
}
