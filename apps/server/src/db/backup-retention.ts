const HOUR = 60 * 60 * 1000;
const HOURLY = 24;
const DAILY = 7;
const NAME = /^visita-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.db$/;

/** Says when it was made, in UTC, so that names in their order are backups in theirs. */
export function backupName(now: number): string {
  return `visita-${new Date(now).toISOString().slice(0, 19).replaceAll(":", "-")}Z.db`;
}

/** Whether the newest one is an hour old, or there is none. */
export function isBackupDue(names: readonly string[], now: number): boolean {
  return !pastBackups(names, now).some(({ time }) => time > now - HOUR);
}

/** What need not be kept: all but the last 24, and the last one of each of the last seven days that have any. */
export function spentBackups(names: readonly string[], now: number): string[] {
  const newestFirst = pastBackups(names, now);
  const lastOfDay = new Map<string, string>();
  for (const { name, day } of newestFirst) if (!lastOfDay.has(day)) lastOfDay.set(day, name);
  const kept = new Set([
    ...newestFirst.slice(0, HOURLY).map(({ name }) => name),
    ...[...lastOfDay.values()].slice(0, DAILY),
  ]);
  return newestFirst.map(({ name }) => name).filter((name) => !kept.has(name));
}

/** Newest first. Other people's files are left alone, and so is what a clock that was wrong has put into the future. */
function pastBackups(names: readonly string[], now: number) {
  return names
    .flatMap((name) => {
      const [, day = "", hours, minutes, seconds] = NAME.exec(name) ?? [];
      const time = Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
      return time <= now ? [{ name, day, time }] : [];
    })
    .toSorted((a, b) => b.time - a.time);
}
