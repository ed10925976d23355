import { readdir, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import type { AdminOverview } from "@visita/domain/admin/admin-overview.contract";
import type { AppContext } from "../../core/app-context.ts";
import { newestBackup } from "../../db/backup-retention.ts";
import { productVersion } from "../../lib/installation.ts";
import { addDays, isoTime, utcDay } from "../../lib/utc-time.ts";
import { countPayments } from "../billing/subscription.service.ts";
import { findViewsByDay } from "../insight/insight.service.ts";
import { listUrgent } from "../report/report-queue.service.ts";
import { countCardStates, countMails, countRecentPeople, databaseBytes, ping } from "./overview.store.ts";
import { countSegment } from "./people.store.ts";

const VIEW_DAYS = 14;
const WEEK_MS = 7 * 24 * 60 * 60_000;

/** Figures over whole tables may be a minute old; urgent reports are not. */
export async function describeInstallation(context: AppContext): Promise<AdminOverview> {
  const { config, db, now, adminCounts } = context;
  const figures = await adminCounts.get("overview", () => readFigures(context));
  const begun = performance.now();
  await ping(db);
  const pingMs = Math.round((performance.now() - begun) * 10) / 10;
  const { deadSince, ...mails } = await countMails(db);
  return {
    urgent: await listUrgent(context),
    ...figures,
    mail: { ...mails, deadSince: deadSince === null ? null : isoTime(deadSince) },
    database: { kind: config.database.kind, bytes: await databaseBytes(db), pingMs },
    disk: await describeDisk(config.dataDir),
    backup: await describeBackup(context, now()),
    version: productVersion(),
    startedAt: isoTime(context.startedAt),
  };
}

async function readFigures(context: AppContext) {
  const { db, now } = context;
  const today = utcDay(now());
  const first = addDays(today, 1 - VIEW_DAYS);
  const views = await findViewsByDay(db, first);
  return {
    people: {
      total: await countSegment(db, { segment: "all", entitling: null }),
      thisWeek: await countRecentPeople(db, now() - WEEK_MS),
    },
    cards: await countCardStates(db),
    views: Array.from({ length: VIEW_DAYS }, (_, at) => {
      const day = addDays(first, at);
      return { day, count: views.get(day) ?? 0 };
    }),
    payments: await countPayments(context),
  };
}

async function describeDisk(folder: string): Promise<AdminOverview["disk"]> {
  try {
    const { blocks, bavail, bsize } = await statfs(folder);
    const usedPercent = blocks === 0 ? 0 : Math.round((1 - bavail / blocks) * 100);
    return { bytes: blocks * bsize, usedPercent };
  } catch {
    return null;
  }
}

async function describeBackup(
  { config: { database, dataDir } }: AppContext,
  now: number,
): Promise<AdminOverview["backup"]> {
  if (database.kind !== "sqlite") return null;
  const folder = join(dataDir, "backups");
  const newest = newestBackup(await readdir(folder).catch(() => []), now);
  if (!newest) return { at: null, bytes: 0 };
  const { size } = await stat(join(folder, newest.name));
  return { at: isoTime(newest.time), bytes: size };
}
