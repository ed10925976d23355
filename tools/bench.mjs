/** `npm run bench`: measures speed on this machine and writes docs/performance.md; given names of parts, runs only these. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cleanUp, cleanUpLater } from "./lib/clean-up.mjs";
import { findNode24, toolEnvironment } from "./lib/node24.mjs";
import { PlainError, showError } from "./lib/plain-error.mjs";
import { providePostgres } from "./lib/postgres.mjs";
import { prepare } from "./lib/prepare.mjs";
import { createProgress } from "./lib/progress.mjs";
import { root } from "./lib/root.mjs";
import { run } from "./lib/run.mjs";
import { leaveOnSignal } from "./lib/signals.mjs";

const TIMEOUT_SECONDS = 2 * 60 * 60;

const args = process.argv.slice(2);
const isListing = args.includes("--list");

async function bench() {
  await prepare(root);
  const env = isListing ? {} : await provideEnvironment();
  const { code } = await run(findNode24(root), ["tools/bench/run.ts", ...args], {
    cwd: root,
    env: toolEnvironment(root, env),
    seconds: TIMEOUT_SECONDS,
    show: true,
  });
  if (code !== 0) throw new PlainError("The bench failed, for the reason above.");
}

async function provideEnvironment() {
  const postgres = await providePostgres(createProgress());
  if (postgres.missing) console.log(`Without PostgreSQL: ${postgres.missing}.`);
  const folder = mkdtempSync(join(tmpdir(), "visita-bench-"));
  cleanUpLater(() => rmSync(folder, { recursive: true, force: true }));
  return { TMPDIR: folder, ...(postgres.url && { TEST_DATABASE_URL: postgres.url }) };
}

leaveOnSignal(cleanUp);
try {
  await bench();
} catch (error) {
  showError(error);
  process.exitCode = 1;
} finally {
  await cleanUp();
}
process.exit();
