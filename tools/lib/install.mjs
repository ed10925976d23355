import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expectNode24 } from "./node24.mjs";
import { PlainError } from "./plain-error.mjs";
import { run } from "./run.mjs";
import { verifyNode } from "./verify-node.mjs";

const TIMEOUT_SECONDS = 60 * 60;

/** Whether node_modules matches the lock file. */
export function isInstalled(root) {
  const { lock, marker, hiddenLock } = paths(root);
  const installed = existsSync(marker) ? readFileSync(marker, "utf8") : undefined;
  const wanted = hashOf(lock);
  if (installed === wanted) return true;
  // npm writes its hidden lock file last. If it is newer than both, somebody ran `npm install` by hand.
  const installedAt = modifiedAt(hiddenLock);
  if (!installedAt || installedAt < modifiedAt(lock) || installedAt < modifiedAt(marker)) return false;
  verifyNode(root);
  writeFileSync(marker, wanted);
  return true;
}

export async function install(root, step) {
  const { lock, marker, hiddenLock, modules } = paths(root);
  expectNode24(root);
  const why = existsSync(modules) ? "what is there does not match the lock file" : "first start only";
  const wanted = hashOf(lock);
  for (const proof of [marker, hiddenLock]) rmSync(proof, { force: true });
  await step(`Installing packages (${why})`, "Installed packages", async () => {
    const [command, ...args] = npmCommand();
    // Explicit, because NODE_ENV=production or a user's npm settings would leave out the dev dependencies.
    const flags = ["--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];
    const { code, output } = await run(command, [...args, "ci", ...flags], {
      cwd: root,
      seconds: TIMEOUT_SECONDS,
      // On a gentler signal npm rolls back for up to a minute, and the next start installs again.
      stopSignal: "SIGKILL",
    });
    if (code !== 0) {
      throw new PlainError(
        "The packages could not be installed: npm ci failed, for the reason above.",
        output,
      );
    }
  });
  verifyNode(root);
  writeFileSync(marker, wanted);
}

/** The npm that started us, on its own Node: the one in node_modules is deleted while npm installs. */
function npmCommand() {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  return npm?.endsWith("npm-cli.js") && node ? [node, npm] : ["npm"];
}

function paths(root) {
  const modules = join(root, "node_modules");
  return {
    modules,
    lock: join(root, "package-lock.json"),
    marker: join(modules, ".installed-lock-hash"),
    hiddenLock: join(modules, ".package-lock.json"),
  };
}

function hashOf(file) {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}

function modifiedAt(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
