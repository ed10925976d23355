/** Every configured Biome rule is tested with a file that it must refuse. */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { root } from "./lib/root.mjs";
import { makeRepository } from "./testing/fixture-tree.mjs";
import { blamelessFiles, offendingFiles } from "./testing/lint-fixtures.mjs";

const configuration = readFileSync(join(root, "biome.json"), "utf8");

/** Returns "ruleName: path" for each finding. */
async function lint(files) {
  const settings = { "biome.json": configuration, ".gitignore": readFileSync(join(root, ".gitignore")) };
  const folder = makeRepository({ ...settings, ...files });
  const args = [
    join(root, "node_modules/.bin/biome"),
    "lint",
    "--reporter=json",
    "--max-diagnostics=none",
    ".",
  ];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder }).catch(
    (failed) => failed,
  );
  const { diagnostics } = JSON.parse(stdout);
  return diagnostics.map(({ category, location }) => `${category.split("/").at(-1)}: ${location.path}`);
}

const cases = Object.entries(offendingFiles).flatMap(([rule, files]) =>
  Object.entries(files).map(([file, content]) => ({ rule, file, content })),
);

test("every rule that is switched on by name has a fixture, and every fixture a rule", () => {
  const groups = Object.values(JSON.parse(configuration).linter.rules).filter(
    (group) => typeof group === "object",
  );
  const named = groups.flatMap((group) => Object.entries(group));
  const switchedOn = named
    .filter(([, setting]) => (setting.level ?? setting) === "error")
    .map(([name]) => name);
  expect(Object.keys(offendingFiles).sort()).toEqual(switchedOn.sort());
});

test("each offending file is refused by the rule that is there for it", async () => {
  const found = await lint(Object.fromEntries(cases.map(({ file, content }) => [file, content])));
  expect(cases.filter(({ rule, file }) => !found.includes(`${rule}: ${file}`))).toEqual([]);
});

test("files that keep the rules are left alone", async () => {
  expect(await lint(blamelessFiles)).toEqual([]);
});
