import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeAsAscii } from "../ascii-code.mjs";
import { precompress } from "../precompress.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { findNode24, toolEnvironment, toolPath } from "./node24.mjs";
import { PlainError } from "./plain-error.mjs";
import { run } from "./run.mjs";

const TIMEOUT_SECONDS = 60 * 60;
const SOURCES = [
  "apps/web",
  "apps/server/src",
  "apps/server/external-packages.json",
  "apps/server/vite.config.ts",
  "packages/domain/src",
  "package-lock.json",
  "tsconfig.base.json",
  "tools/ascii-code.mjs",
  "tools/precompress.mjs",
];
const LEFT_OUT = /^apps\/web\/(build|kit|node_modules|test|\.[^/]+)$|\.test\.tsx?$|\/node_modules$/;

/** Whether the build is of the current sources. */
export function isBuilt(root) {
  const mark = markOf(root);
  return existsSync(mark) && readFileSync(mark, "utf8") === fingerprintOfSources(root);
}

export async function build(root, step) {
  // Computed before the build, so that a file changed meanwhile makes the next start build again.
  const current = fingerprintOfSources(root);
  rmSync(markOf(root), { force: true });
  await step("Building the pages and the server", "Built the pages and the server", async () => {
    await buildWith(root, "web", "react-router", ["build"]);
    // After the app, whose build empties the shared output folder.
    await buildWith(root, "web", "vite", ["build", "--config", "vite/card.config.ts"]);
    await buildWith(root, "web", "vite", ["build", "--config", "offline/vite.config.ts"]);
    await precompress(join(root, "apps", "web", "build", "client"));
    await buildWith(root, "server", "vite", ["build"]);
    await writeAsAscii(join(root, "apps", "web", "build", "server"));
    await writeAsAscii(join(root, "apps", "server", "build"));
  });
  writeFileSync(markOf(root), current);
}

async function buildWith(root, app, tool, options) {
  const { code, output } = await run(findNode24(root), [toolPath(root, tool), ...options], {
    cwd: join(root, "apps", app),
    env: toolEnvironment(root, { NODE_ENV: "production" }),
    seconds: TIMEOUT_SECONDS,
  });
  if (code !== 0) throw new PlainError("The product could not be built, for the reason above.", output);
}

export function fingerprintOfSources(root) {
  return fingerprint(root, SOURCES, (path) => LEFT_OUT.test(path));
}

function markOf(root) {
  return join(root, "apps", "web", "build", "fingerprint");
}
