import { statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

const INTERVAL_MS = 1_000;
const MEBIBYTE = 1024 * 1024;

/** Records the peak sizes of the write-ahead log and of the rate limit tables. */
export function monitorDatabase(file: string) {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  const rows = database.prepare(
    "select (select count(*) from rate_counter) + (select count(*) from login_failure) as count",
  );
  const overdue = database.prepare("select count(*) as count from rate_counter where resets_at < ?");
  const peaks = { walMb: 0, limiterRows: 0 };
  const timer = setInterval(() => {
    const wal = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
    peaks.walMb = Math.max(peaks.walMb, wal / MEBIBYTE);
    peaks.limiterRows = Math.max(peaks.limiterRows, (rows.get() as { count: number }).count);
  }, INTERVAL_MS);
  return {
    peaks,
    /** Counters that expired before this time and were not purged. */
    endedBefore: (time: number): number => (overdue.get(time) as { count: number }).count,
    stop(): void {
      clearInterval(timer);
      database.close();
    },
  };
}
