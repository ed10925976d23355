import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { seededUsername } from "../../../harness/seed.ts";
import type { Report } from "../../proof.ts";
import { openClient } from "../http-client.ts";
import { startServed } from "../running-product.ts";
import { tableSums } from "./table-sums.ts";

const ROOT = resolve(import.meta.dirname, "../../..");
const COMMAND = "apps/server/src/cli/backup.ts";
const QUIET_TRIES = 5;

/** By the product's own command, beside the product that goes on. Says how many seconds it took. */
export async function makeBackup(settings: Record<string, string>, file: string): Promise<number> {
  const begun = performance.now();
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
  return (performance.now() - begun) / 1000;
}

/** A backup in which nothing changed while it was made, so that it can be compared with what it was made of. */
export async function makeQuietBackup(settings: Record<string, string>, source: string, folder: string) {
  for (let attempt = 0; attempt < QUIET_TRIES; attempt += 1) {
    const file = join(folder, `last-${attempt}.db`);
    const before = tableSums(source);
    await makeBackup(settings, file);
    if (tableSums(source) === before) return { file, sums: before };
  }
  throw new Error("The database did not become quiet.");
}

/** Puts a backup into an empty folder and starts the product there, as after the loss of a machine. */
export async function restore(
  report: Report,
  settings: Record<string, string>,
  backup: { file: string; sums: string },
  session: { cookie: string; email: string },
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "visita-restored-"));
  try {
    const begun = performance.now();
    const file = join(folder, "visita.db");
    copyFileSync(backup.file, file);
    const sums = tableSums(file);
    const product = await startServed({
      ...settings,
      DATA_DIR: folder,
      DATABASE_URL: `sqlite:${file}`,
    });
    const client = openClient(product.port);
    try {
      const seconds = (performance.now() - begun) / 1000;
      const card = await client.ask({ path: `/api/card/${seededUsername(0)}` });
      const user = await client.ask({ path: "/api/auth/user", headers: { cookie: session.cookie } });
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
        wanted: "equal",
      });
      const serves = card.status === 200 && user.body.includes(session.email);
      report.figure({
        what: "restored instance shows a card and knows a session",
        value: serves ? "yes" : "no",
        wanted: "yes",
      });
    } finally {
      client.close();
      await product.kill();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
