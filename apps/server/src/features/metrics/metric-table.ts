/** Every figure of the product's own, by name. Dashboards refer to them, so names stay. */
export const METRICS = {
  visita_build_info: {
    type: "gauge",
    help: "Always 1; the label is the running version.",
    labels: ["version"],
  },
  visita_http_request_duration_seconds: {
    type: "histogram",
    help: "Time from the request's headers to the end of its answer.",
    labels: ["method", "route", "status"],
  },
  visita_sign_ins: { type: "counter", help: "Attempts to sign in.", labels: ["way", "outcome"] },
  visita_card_cache_reads: {
    type: "counter",
    help: "Reads of public cards: from the cache, past it, or stale while the database was away.",
    labels: ["result"],
  },
  visita_card_cache_bytes: { type: "gauge", help: "Bytes in the cache of public cards.", labels: [] },
  visita_card_cache_cards: { type: "gauge", help: "Cards in the cache of public cards.", labels: [] },
  visita_outbox_mails: { type: "gauge", help: "Mails that wait, and that were given up.", labels: ["state"] },
  visita_job_runs: { type: "counter", help: "Runs of background jobs.", labels: ["task", "outcome"] },
  visita_job_duration_seconds: { type: "gauge", help: "Duration of a job's last run.", labels: ["task"] },
  visita_job_success_timestamp_seconds: {
    type: "gauge",
    help: "When a job last ended well.",
    labels: ["task"],
  },
  visita_backup_timestamp_seconds: {
    type: "gauge",
    help: "When the newest checked backup was made, 0 without one; missing on PostgreSQL.",
    labels: [],
  },
  visita_news_heard: {
    type: "gauge",
    help: "1 while this instance hears what others write; missing on SQLite.",
    labels: [],
  },
  visita_database_connections: {
    type: "gauge",
    help: "Connections of a pool, and requests that wait for one.",
    labels: ["pool", "state"],
  },
  visita_replica_lag_seconds: {
    type: "gauge",
    help: "How old the data of a replica is; missing when that is not known.",
    labels: ["replica"],
  },
  visita_replica_used: { type: "gauge", help: "1 when a replica is read from.", labels: ["replica"] },
  visita_visits: { type: "counter", help: "Beacons of visits, by what became of them.", labels: ["result"] },
  visita_visits_waiting: { type: "gauge", help: "Visits that are not written yet.", labels: [] },
  visita_media_store_requests: {
    type: "counter",
    help: "Calls of the object store of pictures.",
    labels: ["operation", "outcome"],
  },
} as const satisfies Record<string, { type: string; help: string; labels: readonly string[] }>;

export type MetricName = keyof typeof METRICS;
