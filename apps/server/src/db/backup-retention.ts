const HOUR = 60 * 60 * 1000;
const MAX_HOURLY = 24;
const MAX_DAILY = 7;
const NAME = /^visita-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.db$/;

/** Contains the UTC time, so that names sort by age. */
export function backupName(now: number): string {
  return `visita-${new Date(now).toISOString().slice(0, 19).replaceAll(":", "-")}Z.db`;
}

/** True when the newest backup is at least an hour old, or there is none. */
export function isBackupDue(names: readonly string[], now: number): boolean {
  return !pastBackups(names, now).some(({ time }) => time > now - HOUR);
}

/** To be deleted: all but the last 24, and the last one of each of the last seven days that have any. */
export function expiredBackups(names: readonly string[], now: number): string[] {
  const newestFirst = pastBackups(names, now);
  const lastOfDay = new Map<string, string>();
  for (const { name, day } of newestFirst) if (!lastOfDay.has(day)) lastOfDay.set(day, name);
  const retained = new Set([
    ...newestFirst.slice(0, MAX_HOURLY).map(({ name }) => name),
    ...[...lastOfDay.values()].slice(0, MAX_DAILY),
  ]);
  return newestFirst.map(({ name }) => name).filter((name) => !retained.has(name));
}

/** Undefined when there is none. */
export function newestBackup(
  names: readonly string[],
  now: number,
): { name: string; time: number } | undefined {
  return pastBackups(names, now)[0];
}

/** Newest first. Ignores other files, and backups that a wrong clock has dated into the future. */
function pastBackups(names: readonly string[], now: number) {
  return names
    .flatMap((name) => {
      const [, day = "", hours, minutes, seconds] = NAME.exec(name) ?? [];
      const time = Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
      return time <= now ? [{ name, day, time }] : [];
    })
    .toSorted((a, b) => b.time - a.time);
}
