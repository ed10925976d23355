import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeTree } from "../testing/fixture-tree.mjs";
import { isLocked, withLock } from "./lock.mjs";

// Above the highest possible process id.
const NOBODY = 2 ** 30;

test("two that want the lock work one after the other", async () => {
  const file = join(makeTree({}), "prepare.lock");
  const events = [];
  const work = (name) => async () => {
    events.push(`${name} begins`);
    await new Promise(setImmediate);
    events.push(`${name} ends`);
  };
  const waited = () => events.push("second waits");
  await Promise.all([withLock(file, () => {}, work("first")), withLock(file, waited, work("second"))]);
  expect(events).toEqual(["first begins", "second waits", "first ends", "second begins", "second ends"]);
  expect(existsSync(file)).toBe(false);
});

test("a lock whose holder is gone is taken over", async () => {
  const file = join(makeTree({}), "prepare.lock");
  writeFileSync(file, String(NOBODY));
  expect(isLocked(file)).toBe(false);
  expect(
    await withLock(
      file,
      () => {},
      async () => isLocked(file),
    ),
  ).toBe(true);
});

test("the lock is given back when the work fails", async () => {
  const file = join(makeTree({}), "prepare.lock");
  const fails = withLock(
    file,
    () => {},
    () => Promise.reject(new Error("no disk")),
  );
  await expect(fails).rejects.toThrow("no disk");
  expect(isLocked(file)).toBe(false);
});
