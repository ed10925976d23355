import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installDebianPackage } from "./apt.mjs";
import { cleanUpLater } from "./clean-up.mjs";
import { runCommand } from "./command.mjs";
import { findNode24, toolEnvironment } from "./node24.mjs";
import { PlainError } from "./plain-error.mjs";
import { providePostgres } from "./postgres.mjs";
import { prepare } from "./prepare.mjs";
import { isProgram } from "./programs.mjs";
import { createProgress } from "./progress.mjs";
import { root } from "./root.mjs";
import { run } from "./run.mjs";

/** Prepares what a suite needs and runs it with the arguments of this command. */
export function runSuite(name) {
  const args = process.argv.slice(2);
  return runCommand(async () => {
    await prepare(root);
    const env = args.includes("--list") ? {} : await provideEnvironment(name);
    const { code } = await run(findNode24(root), ["tools/harness/run-suite.ts", name, ...args], {
      cwd: root,
      env: toolEnvironment(root, env),
      show: true,
    });
    return code;
  });
}

async function provideEnvironment(name) {
  const step = createProgress();
  const { url, missing } = await providePostgres(step);
  if (missing) throw new PlainError(`Without PostgreSQL nothing is measured: ${missing}.`);
  if (name === "proof" && !isProgram("/usr/sbin/pgbouncer")) await installDebianPackage("pgbouncer", step);
  const folder = mkdtempSync(join(tmpdir(), `visita-${name}-`));
  // PostgreSQL servers of the scenarios run as another user, in folders of their own in it.
  chmodSync(folder, 0o711);
  cleanUpLater(() => rmSync(folder, { recursive: true, force: true }));
  return { TEST_DATABASE_URL: url, TMPDIR: folder };
}
