import type { AppContext } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";
import { findActiveRecipient } from "../account/account.service.ts";
import { takePending } from "../address-book/left-person.service.ts";
import { lockAccount } from "../card/visible-card.service.ts";
import { findSetting, listDueAccounts, upsertSetting } from "./exchange-setting.store.ts";
import { stopUrl } from "./stop-link.ts";

/** At most one mail in this time; who comes meanwhile is in the next one. */
export const MAIL_INTERVAL_MS = 10 * 60_000;
/** Per mail; further ones are in the next. */
const MAX_PEOPLE = 100;
const ACCOUNTS_PER_RUN = 100;

/** Somebody waits for a mail about them: it is queued now, or when the interval is over. Part of a transaction. */
export async function announcePeople(context: AppContext, trx: Db, ownerId: string): Promise<void> {
  const now = context.now();
  const setting = await findSetting(trx, ownerId);
  const dueAt = Math.max(now, (setting?.last_mailed_at ?? 0) + MAIL_INTERVAL_MS);
  if (dueAt <= now) return queueMail(context, trx, ownerId);
  await upsertSetting(trx, ownerId, { mail_due_at: Math.min(dueAt, setting?.mail_due_at ?? dueAt) });
}

/** Background job: queues the mails whose interval is over. */
export async function sendDigests(context: AppContext): Promise<void> {
  const { db, now, mail } = context;
  const due = await listDueAccounts(db, now(), ACCOUNTS_PER_RUN);
  for (const ownerId of due) {
    await db.transaction().execute(async (trx) => {
      await lockAccount(trx, ownerId);
      const setting = await findSetting(trx, ownerId);
      // Another instance may have been faster.
      if (setting?.mail_due_at == null || setting.mail_due_at > now()) return;
      await queueMail(context, trx, ownerId);
    });
  }
  if (due.length > 0) mail.kick();
}

async function queueMail(context: AppContext, trx: Db, ownerId: string): Promise<void> {
  const { now, mail, exchangeKeys, config } = context;
  const nextAt = now() + MAIL_INTERVAL_MS;
  // In the outbox the mails of an outage would arrive all at once, or expire.
  if (mail.isFailing("details")) return upsertSetting(trx, ownerId, { mail_due_at: nextAt });
  const people = await takePending(trx, ownerId, MAX_PEOPLE);
  const recipient = await findActiveRecipient(trx, ownerId);
  const setting = await findSetting(trx, ownerId);
  const isWanted = people.length > 0 && recipient !== undefined && setting?.mails_stopped_at == null;
  await upsertSetting(trx, ownerId, {
    mail_due_at: people.length < MAX_PEOPLE ? null : nextAt,
    ...(isWanted && { last_mailed_at: now() }),
  });
  if (!isWanted) return;
  await mail.enqueue(trx, recipient, {
    kind: "details_left",
    people: people.map(({ id, name, email: address, phone, company, role, met, note, created_at }) => ({
      id,
      name,
      email: address,
      phone,
      company,
      role,
      met,
      note,
      at: created_at,
    })),
    stopUrl: stopUrl(config.publicUrl, exchangeKeys.stop, ownerId),
  });
}
