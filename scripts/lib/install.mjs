import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expectNode24 } from "./node24.mjs";
import { PlainError } from "./plain-error.mjs";
import { run } from "./run.mjs";

const LIMIT_SECONDS = 900;

/** Whether node_modules is what the lock file asks for. */
export function isInstalled(root) {
  const { lock, marker, hiddenLock } = paths(root);
  const installed = existsSync(marker) ? readFileSync(marker, "utf8") : undefined;
  const wanted = hashOf(lock);
  if (installed === wanted) return true;
  // npm writes its hidden lock file last. Newer than both, it tells of an `npm install` made by hand.
  const installedAt = modifiedAt(hiddenLock);
  if (!installedAt || installedAt < modifiedAt(lock) || installedAt < modifiedAt(marker)) return false;
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
    // Named outright, since NODE_ENV=production or a user's own npm settings would leave the build tools out.
    const flags = ["--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];
    const { code, output } = await run(command, [...args, "ci", ...flags], {
      cwd: root,
      seconds: LIMIT_SECONDS,
      // Anything gentler makes npm restore the old state for up to a minute, and the next start installs anew.
      stopSignal: "SIGKILL",
    });
    if (code !== 0) {
      throw new PlainError(
        "The packages could not be installed: npm ci failed, for the reason above.",
        output,
      );
    }
  });
  writeFileSync(marker, wanted);
}

/** The npm that started us, with its own Node: the one in node_modules vanishes while npm works. */
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
