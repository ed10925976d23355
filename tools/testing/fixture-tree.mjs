import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";

/** Writes files into a temporary folder that is removed when the test ends. */
export function makeTree(files) {
  const folder = mkdtempSync(join(tmpdir(), "visita-fixture-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

/** A minimal copy of the repository: its package folders and the given files. */
export function makeRepository(files, { dependencies = [], devDependencies = [] } = {}) {
  const versions = (names) => Object.fromEntries(names.map((name) => [name, "1.0.0"]));
  const manifest = JSON.stringify({
    name: "fixture",
    type: "module",
    dependencies: versions([...dependencies, "@visita/domain"]),
    devDependencies: versions(devDependencies),
  });
  const packages = [...dependencies, ...devDependencies].flatMap((name) => [
    [`node_modules/${name}/package.json`, JSON.stringify({ name, version: "1.0.0", main: "index.js" })],
    [`node_modules/${name}/index.js`, ""],
  ]);
  const folder = makeTree({
    "package.json": manifest,
    "packages/domain/package.json": JSON.stringify({
      name: "@visita/domain",
      type: "module",
      exports: { "./*": "./src/*.ts" },
      dependencies: versions(["zod"]),
    }),
    ...Object.fromEntries(packages),
    ...files,
  });
  mkdirSync(join(folder, "node_modules/@visita"), { recursive: true });
  symlinkSync("../../packages/domain", join(folder, "node_modules/@visita/domain"));
  return folder;
}
