import { mkdirSync, renameSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeTree } from "../testing/fixture-tree.mjs";
import { fingerprintOfSources } from "./build.mjs";

// Equal lengths, so that only the content differs.
const OLD = "old";
const NEW = "new";

function aRepository() {
  const files = [
    "apps/web/app/root.tsx",
    "apps/web/app/ui/button.tsx",
    "apps/web/app/ui/button.test.tsx",
    "apps/web/build/client/index.js",
    "apps/web/.react-router/types.ts",
    "packages/domain/src/brand.ts",
    "package-lock.json",
    "apps/server/src/main.ts",
    "apps/server/test/browser.ts",
  ];
  const root = makeTree(Object.fromEntries(files.map((file) => [file, OLD])));
  const before = fingerprintOfSources(root);
  return { root, isChanged: () => fingerprintOfSources(root) !== before };
}

test.each([
  "apps/web/app/ui/button.tsx",
  "packages/domain/src/brand.ts",
  "package-lock.json",
  "apps/web/public/new.svg",
  "apps/server/src/main.ts",
])("a changed %s asks for a new build", (file) => {
  const { root, isChanged } = aRepository();
  mkdirSync(join(root, file, ".."), { recursive: true });
  writeFileSync(join(root, file), NEW);
  expect(isChanged()).toBe(true);
});

test.each([
  "apps/web/app/ui/button.test.tsx",
  "apps/web/build/client/index.js",
  "apps/web/.react-router/types.ts",
  "apps/server/test/browser.ts",
])("a changed %s does not", (file) => {
  const { root, isChanged } = aRepository();
  writeFileSync(join(root, file), NEW);
  expect(isChanged()).toBe(false);
});

test("a renamed file asks for a new build", () => {
  const { root, isChanged } = aRepository();
  renameSync(join(root, "apps/web/app/ui/button.tsx"), join(root, "apps/web/app/ui/knob.tsx"));
  expect(isChanged()).toBe(true);
});

test("the time of a change does not matter", () => {
  const { root, isChanged } = aRepository();
  utimesSync(join(root, "apps/web/app/root.tsx"), 1, 1);
  expect(isChanged()).toBe(false);
});
