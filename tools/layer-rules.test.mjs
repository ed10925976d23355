/** Every layer rule is tested with an import that it must refuse. */
import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import configuration from "../.dependency-cruiser.mjs";
import { checks } from "./lib/checks.mjs";
import { root } from "./lib/root.mjs";
import { makeRepository } from "./testing/fixture-tree.mjs";
import { forbiddenImports, legalTree, packages } from "./testing/layer-fixtures.mjs";

async function cruise(folder) {
  const program = join(root, "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs");
  const config = join(root, ".dependency-cruiser.mjs");
  const args = [program, "--config", config, "--output-type", "json", "apps", "packages"];
  const options = { cwd: folder, maxBuffer: 2 ** 26 };
  // The exit code is the number of violations; they are read from the output.
  const { stdout } = await promisify(execFile)(process.execPath, args, options).catch((failed) => failed);
  return JSON.parse(stdout).summary;
}

const cases = Object.entries(forbiddenImports).flatMap(([rule, imports]) =>
  imports.map(([file, module]) => ({ rule, file, module })),
);

test("every rule has a fixture, and every fixture a rule", () => {
  const rules = new Set(configuration.forbidden.map(({ name }) => name));
  expect(Object.keys(forbiddenImports).sort()).toEqual([...rules].sort());
  expect(cases.map(({ file }) => file)).toHaveLength(new Set(cases.map(({ file }) => file)).size);
});

test("every rule stops the check", () => {
  expect(configuration.forbidden.filter(({ severity }) => severity !== "error")).toEqual([]);
});

test("a tree that keeps the layers passes", async () => {
  const summary = await cruise(makeRepository(legalTree, packages));
  expect(summary.violations).toEqual([]);
  expect(summary.totalCruised).toBeGreaterThanOrEqual(Object.keys(legalTree).length);
});

test("each forbidden import is refused by the rule that is there for it", async () => {
  const files = Object.fromEntries(cases.map(({ file, module }) => [file, `import "${module}";\n`]));
  const { violations } = await cruise(makeRepository({ ...legalTree, ...files }, packages));
  const refused = new Set(violations.map(({ rule, from }) => `${rule.name}: ${from}`));
  expect(cases.filter(({ rule, file }) => !refused.has(`${rule}: ${file}`))).toEqual([]);
});

test("the check leaves out no source of the repository", () => {
  const { commands } = checks.find(({ title }) => title === "Layer rules");
  const folders = commands[0].filter((argument) => /^[a-z]+$/.test(argument)).slice(1);
  expect(folders).toEqual(["apps", "packages", "tools"]);
  const exclude = (name) => /^(node_modules|build|\..+)$/.test(name);
  const sources = folders.flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,tsx,mjs}`, { cwd: root, exclude }),
  );
  expect(sources.length).toBeGreaterThan(1_000);
  const leftOut = configuration.options.exclude.path.map((pattern) => new RegExp(pattern));
  expect(sources.filter((file) => leftOut.some((pattern) => pattern.test(file)))).toEqual([]);
});
