import { expect, test } from "vitest";
import { backupName, expiredBackups, isBackupDue } from "./backup-retention.ts";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const START = Date.UTC(2025, 1, 4, 12, 30, 15);

test("a backup's name says when it was made", () => {
  expect(backupName(START + 999)).toBe("visita-2025-02-04T12-30-15Z.db");
});

test("of two weeks with a backup an hour, the last 24 hours and the last seven days are kept", () => {
  let kept: string[] = [];
  let now = START;
  for (let hour = 0; hour < 14 * 24; hour++, now += HOUR) {
    const names = [...kept, backupName(now)];
    const expired = expiredBackups(names, now);
    kept = names.filter((name) => !expired.includes(name));
  }
  const hours = Array.from({ length: 24 }, (_, ago) => backupName(now - HOUR * (ago + 1)));
  const lastOfDay = [12, 13, 14, 15, 16].map((day) => backupName(Date.UTC(2025, 1, day, 23, 30, 15)));
  expect(kept.toSorted()).toEqual([...lastOfDay, ...hours].toSorted());
});

test("a backup of a time when the product rarely ran is kept longer rather than shorter", () => {
  const names = [0, 40, 80, 120].map((days) => backupName(START + days * DAY));
  expect(expiredBackups(names, START + 200 * DAY)).toEqual([]);
});

test("other files are left alone, and so is what lies in the future", () => {
  const now = START + 300 * DAY;
  const future = Array.from({ length: 40 }, (_, hour) => backupName(now + (hour + 1) * HOUR));
  const others = ["lock", "notes.txt", "visita.db", "visita-2025-02-30.db", "visita-2025-99-99T00-00-00Z.db"];
  expect(expiredBackups([...future, ...others, backupName(START)], now)).toEqual([]);
});

test("the next one is due after an hour, and at once after a clock was wrong", () => {
  expect(isBackupDue([], START)).toBe(true);
  const names = [backupName(START - DAY), backupName(START), "lock"];
  expect(isBackupDue(names, START + HOUR - 1_000)).toBe(false);
  expect(isBackupDue(names, START + HOUR)).toBe(true);
  expect(isBackupDue([backupName(START + DAY)], START)).toBe(true);
});
