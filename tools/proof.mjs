/** `npm run proof`: runs the product against crashes, faults, floods and attacks, and writes docs/proof.md. */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installDebianPackage } from "./lib/apt.mjs";
import { cleanUp, cleanUpLater } from "./lib/clean-up.mjs";
import { findNode24, toolEnvironment } from "./lib/node24.mjs";
import { PlainError, showError } from "./lib/plain-error.mjs";
import { providePostgres } from "./lib/postgres.mjs";
import { prepare } from "./lib/prepare.mjs";
import { isProgram } from "./lib/programs.mjs";
import { createProgress } from "./lib/progress.mjs";
import { root } from "./lib/root.mjs";
import { run } from "./lib/run.mjs";
import { leaveOnSignal } from "./lib/signals.mjs";

// PROOF_SOAK_MINUTES extends it.
const TIMEOUT_SECONDS = 2 * 60 * 60;
const DEFAULT_SOAK_MINUTES = 5;

const args = process.argv.slice(2);
const isListing = args.includes("--list");

async function prove() {
  await prepare(root);
  const env = isListing ? {} : await provideEnvironment();
  const { code } = await run(findNode24(root), ["tools/proof/run.ts", ...args], {
    cwd: root,
    env: toolEnvironment(root, env),
    seconds: timeoutSeconds(),
    show: true,
  });
  return code;
}

async function provideEnvironment() {
  const step = createProgress();
  const { url, missing } = await providePostgres(step);
  if (missing) throw new PlainError(`No proof without PostgreSQL: ${missing}.`);
  if (!isProgram("/usr/sbin/pgbouncer")) await installDebianPackage("pgbouncer", step);
  const folder = mkdtempSync(join(tmpdir(), "visita-proof-"));
  // PostgreSQL servers of the scenarios run as another user, in folders of their own in it.
  chmodSync(folder, 0o711);
  cleanUpLater(() => rmSync(folder, { recursive: true, force: true }));
  return { TEST_DATABASE_URL: url, TMPDIR: folder };
}

function timeoutSeconds() {
  const soakMinutes = Number(process.env.PROOF_SOAK_MINUTES ?? DEFAULT_SOAK_MINUTES);
  return TIMEOUT_SECONDS + Math.max(0, soakMinutes - DEFAULT_SOAK_MINUTES) * 60;
}

leaveOnSignal(cleanUp);
let exitCode = 1;
try {
  exitCode = await prove();
} catch (error) {
  showError(error);
} finally {
  await cleanUp();
}
process.exit(exitCode);
