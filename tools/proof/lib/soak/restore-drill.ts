import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { seededUsername } from "../../../harness/seed.ts";
import type { Report } from "../../scenario.ts";
import { openClient } from "../http-client.ts";
import { startPublicProduct } from "../running-product.ts";
import { tableChecksums } from "./table-checksums.ts";

const ROOT = resolve(import.meta.dirname, "../../../..");
const COMMAND = "apps/server/src/cli/backup.ts";
const QUIET_TRIES = 5;

/** Runs the product's backup command while the product serves. Returns its seconds. */
export async function makeBackup(settings: Record<string, string>, file: string): Promise<number> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [COMMAND, file], {
    cwd: ROOT,
    env: { PATH: process.env["PATH"], ...settings },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new Error(`The backup failed: ${said}`);
  return (performance.now() - startedAt) / 1000;
}

/** A backup during which nothing changed, so that it can be compared with its source. */
export async function makeQuietBackup(settings: Record<string, string>, source: string, folder: string) {
  for (let attempt = 0; attempt < QUIET_TRIES; attempt += 1) {
    const file = join(folder, `last-${attempt}.db`);
    const before = tableChecksums(source);
    await makeBackup(settings, file);
    if (tableChecksums(source) === before) return { file, sums: before };
  }
  throw new Error("The database did not become quiet.");
}

/** Restores a backup into an empty folder and starts the product there. */
export async function restore(
  report: Report,
  settings: Record<string, string>,
  backup: { file: string; sums: string },
  session: { cookie: string; email: string },
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "visita-restored-"));
  try {
    const startedAt = performance.now();
    const file = join(folder, "visita.db");
    copyFileSync(backup.file, file);
    const sums = tableChecksums(file);
    const product = await startPublicProduct({
      ...settings,
      DATA_DIR: folder,
      DATABASE_URL: `sqlite:${file}`,
    });
    const client = openClient(product.port);
    try {
      const seconds = (performance.now() - startedAt) / 1000;
      const card = await client.send({ path: `/api/card/${seededUsername(0)}` });
      const user = await client.send({ path: "/api/auth/user", headers: { cookie: session.cookie } });
      report.figure({
        what: "restored on an empty folder and ready after",
        value: seconds,
        limit: 300,
        unit: "s",
      });
      const same = (isSame: boolean) => (isSame ? "equal" : "different");
      const tables = backup.sums.split("\n").length;
      report.figure({
        what: `row counts and checksums of ${tables} tables, source and restored`,
        value: same(sums === backup.sums),
        expected: "equal",
      });
      const serves = card.status === 200 && user.body.includes(session.email);
      report.figure({
        what: "restored instance shows a card and knows a session",
        value: serves ? "yes" : "no",
        expected: "yes",
      });
    } finally {
      client.close();
      await product.kill();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
