import { existsSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeTree } from "../testing/fixture-tree.mjs";
import { isInstalled } from "./install.mjs";

const LOCK = "package-lock.json";
const HIDDEN_LOCK = "node_modules/.package-lock.json";
const MARKER = "node_modules/.installed-lock-hash";

/** Modification times in seconds since 1970. */
function aFolder(times) {
  const root = makeTree(Object.fromEntries(Object.keys(times).map((file) => [file, "{}"])));
  for (const [file, time] of Object.entries(times)) utimesSync(join(root, file), time, time);
  return root;
}

test("a fresh clone is not installed", () => {
  expect(isInstalled(aFolder({ [LOCK]: 1 }))).toBe(false);
});

test("an installation that was broken off is not one", () => {
  expect(isInstalled(aFolder({ [LOCK]: 1, "node_modules/zod/package.json": 2 }))).toBe(false);
});

test("an installation made by npm itself is accepted and remembered", () => {
  const root = aFolder({ [LOCK]: 1, [HIDDEN_LOCK]: 2 });
  expect(isInstalled(root)).toBe(true);
  rmSync(join(root, HIDDEN_LOCK));
  expect(isInstalled(root)).toBe(true);
});

test("a lock file newer than the installation asks for another", () => {
  const root = aFolder({ [LOCK]: 3, [HIDDEN_LOCK]: 2 });
  expect(isInstalled(root)).toBe(false);
  expect(existsSync(join(root, MARKER))).toBe(false);
});

test("a remembered installation counts whatever the times say, until the lock file's content changes", () => {
  const root = aFolder({ [LOCK]: 1, [HIDDEN_LOCK]: 2 });
  isInstalled(root);
  utimesSync(join(root, LOCK), 9, 9);
  expect(isInstalled(root)).toBe(true);
  writeFileSync(join(root, LOCK), "{ }");
  utimesSync(join(root, LOCK), 1, 1);
  expect(isInstalled(root)).toBe(false);
});
