import type { AppContext } from "../../core/app-context.ts";
import { addDays, startOfDay, utcDay } from "../../lib/utc-time.ts";
import { findActiveRecipient } from "../account/account.service.ts";
import { lockAccount } from "../card/visible-card.service.ts";
import { findInsights } from "../insight/insight.service.ts";
import { findSetting, listDueSummaries, upsertSetting } from "./exchange-setting.store.ts";
import { stopUrl } from "./stop-link.ts";

const ACCOUNTS_PER_RUN = 100;
const MONDAY = 1;
/** Morning in Europe, not yet in America. */
const HOUR_UTC = 7;

/** The next Monday morning after a moment. */
export function nextSummaryAt(now: number): number {
  const today = utcDay(now);
  const daysToMonday = (MONDAY - new Date(startOfDay(today)).getUTCDay() + 7) % 7;
  const at = (days: number) => startOfDay(addDays(today, days)) + HOUR_UTC * 60 * 60_000;
  return at(daysToMonday) > now ? at(daysToMonday) : at(daysToMonday + 7);
}

/** A moment of the last day that a summary tells of, also when it is sent days late. */
function lastSunday(now: number): number {
  return startOfDay(addDays(utcDay(nextSummaryAt(now)), -8));
}

/** Background job. Sends nothing about a week in which nobody came. */
export async function sendWeeklySummaries(context: AppContext): Promise<void> {
  const { db, now, mail } = context;
  const due = await listDueSummaries(db, now(), ACCOUNTS_PER_RUN);
  for (const accountId of due) await sendSummary(context, accountId);
  if (due.length > 0) mail.kick();
}

async function sendSummary(context: AppContext, accountId: string): Promise<void> {
  const { db, now, mail, exchangeKeys, config } = context;
  const sunday = () => lastSunday(now());
  const insights = await findInsights({ ...context, now: sunday }, accountId, { days: "7" });
  await db.transaction().execute(async (trx) => {
    await lockAccount(trx, accountId);
    const setting = await findSetting(trx, accountId);
    // Another instance may have been faster, or it was turned off meanwhile.
    if (setting?.weekly_due_at == null || setting.weekly_due_at > now()) return;
    await upsertSetting(trx, accountId, { weekly_due_at: nextSummaryAt(now()) });
    const recipient = await findActiveRecipient(trx, accountId);
    const { from, to, totals, before, series, sources, taps } = insights;
    if (recipient === undefined || totals.views === 0) return;
    const [most] = taps;
    await mail.enqueue(trx, recipient, {
      kind: "weekly_summary",
      from,
      to,
      totals,
      before,
      days: series.map(({ day, views }) => ({ day, views })),
      sources: sources.map(({ source, name, views }) => ({ source, name, views })),
      tapped: most ?? null,
      stopUrl: stopUrl(config.publicUrl, exchangeKeys.stop, accountId, "weekly"),
    });
  });
}
