/** `npm run proof`: runs the product against crashes, faults, floods and attacks, and writes docs/proof.md. */
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

// With the usual soak of five minutes; a longer one, in PROOF_SOAK_MINUTES, comes on top.
const LIMIT_SECONDS = 25 * 60;
const USUAL_SOAK_MINUTES = 5;

const wanted = process.argv.slice(2);
const isListing = wanted.includes("--list");

async function prove() {
  await prepare(root);
  const env = isListing ? {} : await surroundings();
  const { code } = await run(findNode24(root), ["proof/run.ts", ...wanted], {
    cwd: root,
    env: toolEnvironment(root, env),
    seconds: limitSeconds(),
    show: true,
  });
  return code;
}

async function surroundings() {
  const { url, missing } = await providePostgres(createProgress());
  if (missing) throw new PlainError(`No proof without PostgreSQL: ${missing}.`);
  const folder = mkdtempSync(join(tmpdir(), "visita-proof-"));
  cleanUpLater(() => rmSync(folder, { recursive: true, force: true }));
  return { TEST_DATABASE_URL: url, TMPDIR: folder };
}

function limitSeconds() {
  const soakMinutes = Number(process.env.PROOF_SOAK_MINUTES ?? USUAL_SOAK_MINUTES);
  return LIMIT_SECONDS + Math.max(0, soakMinutes - USUAL_SOAK_MINUTES) * 60;
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
