import { join } from "node:path";
import { build, isBuilt } from "./build.mjs";
import { install, isInstalled } from "./install.mjs";
import { isLocked, withLock } from "./lock.mjs";
import { createProgress } from "./progress.mjs";

/** Installs and builds what is missing or out of date; otherwise only checks. */
export async function prepare(root, { needsBuild = true } = {}) {
  const lock = join(root, ".tsbuild", "prepare.lock");
  const isReady = () => isInstalled(root) && (!needsBuild || isBuilt(root));
  if (!isLocked(lock) && isReady()) return;

  const step = createProgress();
  await withLock(lock, sayWaiting, async () => {
    if (!isInstalled(root)) await install(root, step);
    if (needsBuild && !isBuilt(root)) await build(root, step);
  });
}

function sayWaiting() {
  console.log("Another command is preparing this folder; waiting for it…");
}
