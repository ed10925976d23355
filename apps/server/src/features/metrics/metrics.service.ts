import type { PoolUse } from "../../db/database.ts";
import type { ReplicaState } from "../../db/replicas.ts";
import type { JobFigure } from "../../lib/job-figures.ts";
import { TimedCache } from "../../lib/timed-cache.ts";
import type { ObjectFigures } from "../media/objects/object-store.service.ts";
import type { MetricsRegistry, Sample, Samples } from "./metrics.registry.ts";

/** However often it is asked for, the figures are gathered once in this time. */
const FRESH_MS = 1_000;
/** Counting the outbox is a query. */
const OUTBOX_FRESH_MS = 10_000;

export type MetricSources = {
  readonly version: string;
  readonly now: () => number;
  readonly signIns: () => readonly Sample[];
  readonly cardCache: () => { hits: number; misses: number; stale: number; cards: number; bytes: number };
  readonly countMails: () => Promise<{ waiting: number; dead: number }>;
  readonly jobs: () => ReadonlyMap<string, JobFigure>;
  /** Undefined on SQLite. */
  readonly pool: () => PoolUse | undefined;
  readonly replicas: () => readonly ReplicaState[];
  readonly visits: () => { recorded: number; dropped: number; waiting: number };
  /** Undefined without an object store. */
  readonly mediaStore: () => ObjectFigures | undefined;
};

/** Renders all figures as OpenMetrics, at most once a second. */
export function createMetricsReader(
  registry: MetricsRegistry,
  sources: MetricSources,
): () => Promise<string> {
  const rendered = new TimedCache(FRESH_MS, sources.now);
  const counted = new TimedCache(OUTBOX_FRESH_MS, sources.now);
  // Undefined while the database does not answer: the other figures are needed most then.
  const countMails = () => counted.get("mails", () => sources.countMails().catch(() => undefined));
  return () => rendered.get("figures", async () => registry.render(gather(sources, await countMails())));
}

type Outbox = Awaited<ReturnType<MetricSources["countMails"]>>;

function gather(sources: MetricSources, outbox: Outbox | undefined): Samples {
  const cache = sources.cardCache();
  const visits = sources.visits();
  const jobs = [...sources.jobs()];
  const replicas = sources.replicas();
  return {
    visita_build_info: [{ labels: { version: sources.version }, value: 1 }],
    visita_sign_ins: sources.signIns(),
    visita_card_cache_reads: by("result", { hit: cache.hits, miss: cache.misses, stale: cache.stale }),
    visita_card_cache_bytes: [{ value: cache.bytes }],
    visita_card_cache_cards: [{ value: cache.cards }],
    ...(outbox && { visita_outbox_mails: by("state", outbox) }),
    visita_job_runs: jobs.flatMap(([job, { runs }]) => by("outcome", runs, { job })),
    visita_job_duration_seconds: jobs.map(([job, { lastMs }]) => ({ labels: { job }, value: lastMs / 1000 })),
    visita_job_success_timestamp_seconds: jobs.flatMap(([job, { succeededAt }]) =>
      succeededAt === null ? [] : [{ labels: { job }, value: succeededAt / 1000 }],
    ),
    visita_database_connections: [
      ...connections("primary", sources.pool()),
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
    visita_media_store_requests: Object.entries(sources.mediaStore() ?? {}).flatMap(([operation, counts]) =>
      by("outcome", counts, { operation }),
    ),
  };
}

function connections(pool: string, use: PoolUse | undefined): Sample[] {
  if (!use) return [];
  return by("state", { used: use.open - use.idle, idle: use.idle, waiting: use.waiting }, { pool });
}

function by(label: string, values: Readonly<Record<string, number>>, others: Record<string, string> = {}) {
  return Object.entries(values).map(([name, value]) => ({ labels: { ...others, [label]: name }, value }));
}
