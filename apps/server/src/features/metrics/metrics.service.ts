import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../../config/config.ts";
import type { AppContext } from "../../core/app-context.ts";
import { newestBackup } from "../../db/backup-retention.ts";
import { type PoolUse, poolUseOf } from "../../db/database.ts";
import { productVersion } from "../../lib/installation.ts";
import { withTimeout } from "../../lib/with-timeout.ts";
import type { MetricsRegistry, Sample, Samples } from "./metrics.registry.ts";

/** However often it is asked for, the figures are gathered once in this time. */
const FRESH_MS = 1_000;
/** Counting the outbox is a query. */
const OUTBOX_FRESH_MS = 10_000;
/** A scrape that waited for a connection would come too late to tell that there is none. */
const OUTBOX_TIMEOUT_MS = 500;

/** Renders all figures as OpenMetrics, at most once a second. */
export function createMetricsReader(
  registry: MetricsRegistry,
  context: AppContext,
  signIns: () => readonly Sample[],
): () => Promise<string> {
  let renderedAt = Number.NEGATIVE_INFINITY;
  let rendered: Promise<string> | undefined;
  const mails = countRarely(context);
  return () => {
    if (!rendered || context.now() - renderedAt >= FRESH_MS) {
      renderedAt = context.now();
      rendered = Promise.all([mails(), newestBackupOf(context.config, context.now())]).then(
        ([outbox, backup]) => registry.render(gather(context, signIns(), { outbox, backup })),
      );
    }
    return rendered;
  };
}

type Outbox = Awaited<ReturnType<AppContext["mail"]["count"]>>;

/** Undefined while the database does not answer: the other figures are needed most then. */
function countRarely({ now, mail }: AppContext): () => Promise<Outbox | undefined> {
  let countedAt = Number.NEGATIVE_INFINITY;
  let counted: Promise<Outbox | undefined> = Promise.resolve(undefined);
  return () => {
    if (now() - countedAt >= OUTBOX_FRESH_MS) {
      countedAt = now();
      counted = withTimeout(mail.count(), OUTBOX_TIMEOUT_MS).catch(() => undefined);
    }
    return counted;
  };
}

type Asked = {
  outbox: Outbox | undefined;
  /** Seconds; undefined on PostgreSQL. */
  backup: number | undefined;
};

function gather(context: AppContext, signIns: readonly Sample[], { outbox, backup }: Asked): Samples {
  const cache = context.cardCache.figures();
  const visits = context.visitRecorder.figures();
  const jobs = [...context.jobFigures.all()];
  const replicas = context.replicas.states();
  const isHeard = context.newsCheck.isHeard();
  return {
    visita_build_info: [{ labels: { version: productVersion() }, value: 1 }],
    visita_sign_ins: signIns,
    visita_card_cache_reads: by("result", { hit: cache.hits, miss: cache.misses, stale: cache.stale }),
    visita_card_cache_bytes: [{ value: cache.bytes }],
    visita_card_cache_cards: [{ value: cache.cards }],
    ...(outbox && { visita_outbox_mails: by("state", outbox) }),
    visita_job_runs: jobs.flatMap(([task, { runs }]) => by("outcome", runs, { task })),
    visita_job_duration_seconds: jobs.map(([task, { lastMs }]) => ({
      labels: { task },
      value: lastMs / 1000,
    })),
    visita_job_success_timestamp_seconds: jobs.flatMap(([task, { succeededAt }]) =>
      succeededAt === null ? [] : [{ labels: { task }, value: succeededAt / 1000 }],
    ),
    ...(backup !== undefined && { visita_backup_timestamp_seconds: [{ value: backup }] }),
    ...(isHeard !== null && { visita_news_heard: [{ value: isHeard ? 1 : 0 }] }),
    visita_database_connections: [
      ...connections("primary", poolUseOf(context.db)),
      ...replicas.flatMap(({ name, pool }) => connections(name, pool)),
    ],
    visita_replica_lag_seconds: replicas.flatMap(({ name, lagMs }) =>
      lagMs === null ? [] : [{ labels: { replica: name }, value: lagMs / 1000 }],
    ),
    visita_replica_used: replicas.map(({ name, state }) => ({
      labels: { replica: name },
      value: state === "used" ? 1 : 0,
    })),
    visita_visits: by("result", { recorded: visits.recorded, dropped: visits.dropped }),
    visita_visits_waiting: [{ value: visits.waiting }],
    visita_media_store_requests: Object.entries(context.objectStore?.figures() ?? {}).flatMap(
      ([operation, counts]) => by("outcome", counts, { operation }),
    ),
  };
}

/** Only checked copies have the name of a backup. */
async function newestBackupOf({ database, dataDir }: Config, now: number): Promise<number | undefined> {
  if (database.kind !== "sqlite" || database.file === ":memory:") return undefined;
  const names = await readdir(join(dataDir, "backups")).catch(() => []);
  return (newestBackup(names, now)?.time ?? 0) / 1000;
}

function connections(pool: string, use: PoolUse | undefined): Sample[] {
  if (!use) return [];
  return by("state", { used: use.open - use.idle, idle: use.idle, waiting: use.waiting }, { pool });
}

function by(label: string, values: Readonly<Record<string, number>>, others: Record<string, string> = {}) {
  return Object.entries(values).map(([name, value]) => ({ labels: { ...others, [label]: name }, value }));
}
