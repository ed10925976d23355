/** The check for unused code is run on a tree that holds one of each kind. */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { root } from "./lib/root.mjs";
import { makeTree } from "./testing/fixture-tree.mjs";

const workspace = (name) => JSON.stringify({ name, type: "module", exports: { "./*": "./src/*.ts" } });
const manifest = (devDependencies) =>
  JSON.stringify({ name: "fixture", type: "module", workspaces: ["packages/*"], devDependencies });
const CLEAN = {
  "package.json": manifest({}),
  "knip.jsonc": readFileSync(join(root, "knip.jsonc"), "utf8"),
  "packages/domain/package.json": workspace("@visita/domain"),
  "packages/domain/src/used.ts": "export const used = 1;\n",
  "tools/start.mjs": 'import { used } from "../packages/domain/src/used.ts";\nconsole.log(used);\n',
};

async function findUnused(files) {
  const args = [join(root, "node_modules/knip/bin/knip.js"), "--no-progress", "--no-config-hints"];
  const run = promisify(execFile)(process.execPath, args, { cwd: makeTree(files) });
  const { code = 0, stdout } = await run.catch((failed) => failed);
  return { code, stdout };
}

test("a tree in which everything is used passes", async () => {
  expect(await findUnused(CLEAN)).toEqual({ code: 0, stdout: "" });
});

test("an unused export, file and dependency are each named", async () => {
  const { code, stdout } = await findUnused({
    ...CLEAN,
    "package.json": manifest({ "left-over": "1.0.0" }),
    "packages/domain/src/used.ts": "export const used = 1;\nexport const deadExport = 2;\n",
    "tools/lib/forgotten.mjs": "export {};\n",
  });
  expect(code).toBe(1);
  for (const unused of ["left-over", "deadExport", "tools/lib/forgotten.mjs"])
    expect(stdout).toContain(unused);
});
