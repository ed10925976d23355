import { ADMIN_PAGE_SIZE } from "@visita/domain/admin/admin.constants";
import type { ReportDetail, ReportedCard } from "@visita/domain/admin/admin-reports.contract";
import { type ReportReason, URGENT_NETWORKS, URGENT_WINDOW_MS } from "@visita/domain/report/report.constants";
import type { AppContext } from "../../core/app-context.ts";
import { isoTime } from "../../lib/utc-time.ts";
import { findLatestTakedown, listReportsOfCard, listTakedownsByCards } from "./report.store.ts";
import {
  countOpenCards,
  listClosedQueue,
  listLatestReasons,
  listOpenQueue,
  type QueuedCard,
} from "./report-queue.store.ts";

const MAX_SHOWN_REPORTS = 200;
/** Pages are counted, not keyed: the order depends on sums. */
const MAX_OFFSET = 5_000;

type Page = { open: number; oldestAt: string | null; cards: ReportedCard[]; next: string | null };

export async function listQueue(
  context: AppContext,
  { segment = "open", after = "0" }: { segment?: "open" | "closed" | undefined; after?: string | undefined },
): Promise<Page> {
  const { db, now } = context;
  const offset = /^\d{1,4}$/.test(after) ? Number(after) : 0;
  const page = { offset, limit: ADMIN_PAGE_SIZE + 1 };
  const since = now() - URGENT_WINDOW_MS;
  const rows =
    segment === "open"
      ? await listOpenQueue(db, { ...page, since, urgentNetworks: URGENT_NETWORKS })
      : await listClosedQueue(db, page);
  const shown = rows.slice(0, ADMIN_PAGE_SIZE);
  const hasMore = rows.length > shown.length && offset + ADMIN_PAGE_SIZE < MAX_OFFSET;
  const { open, oldestAt } = await countOpenCards(db);
  return {
    open,
    oldestAt: oldestAt === null ? null : isoTime(oldestAt),
    cards: await describe(context, shown),
    next: hasMore ? String(offset + ADMIN_PAGE_SIZE) : null,
  };
}

/** Cards whose open reports came from enough networks within a day. */
export async function listUrgent({ db, now }: AppContext) {
  const since = now() - URGENT_WINDOW_MS;
  const rows = await listOpenQueue(db, { since, urgentNetworks: URGENT_NETWORKS, offset: 0, limit: 20 });
  return rows
    .filter(({ networks }) => networks >= URGENT_NETWORKS)
    .map(({ card_id, username, networks }) => ({ cardid: card_id, username, networks }));
}

export async function countOpen({ db }: AppContext): Promise<number> {
  return (await countOpenCards(db)).open;
}

/** What was reported of a card, and how it was decided. */
export async function describeReports(
  { db }: AppContext,
  cardid: string,
): Promise<Pick<ReportDetail, "takedown" | "reports">> {
  const takedown = await findLatestTakedown(db, cardid);
  const reports = await listReportsOfCard(db, cardid, MAX_SHOWN_REPORTS);
  return {
    takedown: takedown
      ? {
          reason: takedown.reason,
          told: takedown.told,
          at: isoTime(takedown.created_at),
          answer: takedown.answer,
          answeredAt: takedown.answered_at === null ? null : isoTime(takedown.answered_at),
          putBackAt: takedown.put_back_at === null ? null : isoTime(takedown.put_back_at),
        }
      : null,
    reports: reports.map((row) => ({
      reportid: row.id,
      reason: row.reason as ReportReason,
      text: row.body,
      at: isoTime(row.created_at),
      wantsAnswer: row.reporter_email !== null,
      outcome: row.outcome,
    })),
  };
}

async function describe({ db }: AppContext, rows: readonly QueuedCard[]): Promise<ReportedCard[]> {
  const ids = rows.map((row) => row.card_id);
  const reasons = new Map((await listLatestReasons(db, ids)).map((row) => [row.card_id, row.reason]));
  const takedowns = new Map((await listTakedownsByCards(db, ids)).map((row) => [row.card_id, row]));
  return rows.map((row) => ({
    cardid: row.card_id,
    username: row.username,
    reason: (reasons.get(row.card_id) ?? "other") as ReportReason,
    reports: row.reports,
    networks: row.networks,
    latestAt: isoTime(row.latest_at),
    isUrgent: row.networks >= URGENT_NETWORKS,
    isAnswered: (takedowns.get(row.card_id)?.answered_at ?? null) !== null,
  }));
}
