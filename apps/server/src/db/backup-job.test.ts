import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { FastifyInstance } from "fastify";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { signIn } from "../../../../tools/harness/accounts.ts";
import { freePort } from "../../../../tools/harness/free-port.mjs";
import { withNewPostgres } from "../../test/databases.ts";
import { fakeClock } from "../../test/mail.ts";
import { temporaryFolder } from "../../test/server-process.ts";
import { readConfig } from "../config/config.ts";
import { start } from "../server/start.ts";
import { backupName } from "./backup-retention.ts";

const METRICS_TOKEN = "a-token-for-tests-alone";
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A worker thread starts slowly on a busy machine. */
const WAIT = { timeout: 60_000 };

function anInstallation() {
  const folder = temporaryFolder();
  const backups = join(folder, "backups");
  const clock = fakeClock();
  const logLines: string[] = [];
  const listBackups = () => readdirSync(backups).filter((name) => name.endsWith(".db"));

  /** Not on a loopback URL, where the start would first add the demo cards. */
  async function open(env: Record<string, string> = {}) {
    const config = readConfig({
      PORT: String(await freePort()),
      DATA_DIR: folder,
      PUBLIC_URL: "http://cards.internal",
      SMTP_URL: "smtp://127.0.0.1:9",
      METRICS_TOKEN,
      ...env,
    });
    const logStream = { write: (line: string) => logLines.push(line) };
    const running = await start(config, { now: clock.now, logStream });
    let isOpen = true;
    /** Waits for running jobs, such as a backup. */
    const close = async () => {
      if (isOpen) await running.app.close();
      if (isOpen) await running.db.destroy();
      isOpen = false;
    };
    onTestFinished(close);
    return { ...running, close };
  }

  return {
    folder,
    backups,
    clock,
    listBackups,
    open,
    async startAndStop(): Promise<void> {
      await (await open()).close();
    },
    warnings: () => logLines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40),
  };
}

describe("an installation with the embedded database", () => {
  test("backs itself up at the start, unless the newest backup is younger than an hour", async () => {
    const { clock, listBackups, startAndStop, backups } = anInstallation();
    const first = backupName(clock.now());
    await startAndStop();
    expect(listBackups()).toEqual([first]);
    expect(statSync(backups).mode & 0o077).toBe(0);
    clock.pass(59 * MINUTE);
    await startAndStop();
    expect(listBackups()).toEqual([first]);
    clock.pass(MINUTE);
    await startAndStop();
    expect(listBackups()).toEqual([first, backupName(clock.now())]);
  });

  test("backs itself up every hour while it runs", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const { clock, listBackups, open } = anInstallation();
    const { app, db } = await open();
    await vi.waitFor(() => expect(listBackups()).toHaveLength(1), WAIT);
    const { account } = await signIn(db);
    for (let hour = 2; hour <= 4; hour++) {
      clock.pass(HOUR);
      await vi.waitFor(() => {
        vi.advanceTimersByTime(MINUTE);
        expect(listBackups()).toHaveLength(hour);
      }, WAIT);
    }
    expect((await app.inject("/healthz")).statusCode).toBe(200);
    const last = clock.now() / 1_000;
    await vi.waitFor(async () => {
      clock.pass(1_000);
      expect(await backupFigures(app)).toEqual([
        'visita_job_runs_total{task="backup",outcome="ok"} 4',
        'visita_job_runs_total{task="backup",outcome="failed"} 0',
        // Noted once the copy has its name, a moment later.
        expect.stringMatching(/^visita_job_success_timestamp_seconds\{task="backup"\} \d+$/),
        `visita_backup_timestamp_seconds ${Math.floor(last)}`,
      ]);
    }, WAIT);
    expect(accountsIn(join(app.config.dataDir, "backups", backupName(last * 1_000)))).toEqual([account.id]);
  });

  test("lets go of old backups and half-written ones, and of nothing else", async () => {
    const { backups, clock, listBackups, startAndStop, warnings } = anInstallation();
    mkdirSync(backups);
    const hourly = Array.from({ length: 300 }, (_, ago) => backupName(clock.now() - (ago + 1) * HOUR));
    const partial = `${backupName(clock.now() - 5 * MINUTE)}.part`;
    for (const name of [...hourly, partial, `${partial}-journal`, "notes.txt"])
      writeFileSync(join(backups, name), "x");
    await startAndStop();
    expect(listBackups()).toHaveLength(24 + 5);
    expect(listBackups()).toContain(backupName(clock.now()));
    expect(readdirSync(backups).filter((name) => !name.endsWith(".db"))).toEqual(["notes.txt"]);
    expect(warnings()).toEqual([]);
  });

  test("goes on when it cannot, and says so once in ten minutes", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const { backups, clock, open, warnings } = anInstallation();
    writeFileSync(backups, "a file where the folder should be");
    const { app } = await open();
    await vi.waitFor(() => expect(warnings()).toHaveLength(1), WAIT);
    expect(warnings()[0]).toMatchObject({
      level: 40,
      msg: expect.stringContaining("backup of the SQLite database failed"),
    });
    expect((await app.inject("/api/auth/user")).statusCode).toBe(200);
    for (let minute = 0; minute < 9; minute++) {
      clock.pass(MINUTE);
      vi.advanceTimersByTime(MINUTE);
    }
    expect(warnings()).toHaveLength(1);
    expect(await backupFigures(app)).toEqual([
      'visita_job_runs_total{task="backup",outcome="ok"} 0',
      'visita_job_runs_total{task="backup",outcome="failed"} 1',
      "visita_backup_timestamp_seconds 0",
    ]);
    clock.pass(MINUTE);
    vi.advanceTimersByTime(MINUTE);
    await vi.waitFor(() => expect(warnings()).toHaveLength(2), WAIT);
  });
});

describe.skipIf(!process.env["TEST_DATABASE_URL"])("an installation with PostgreSQL", () => {
  test("leaves backups to its operator", async () => {
    await withNewPostgres(async (target) => {
      const { backups, open } = anInstallation();
      const { app, close } = await open({ DATABASE_URL: target.url });
      expect(await backupFigures(app)).toEqual([]);
      await close();
      expect(existsSync(backups)).toBe(false);
    });
  });
});

/** What alerts and dashboards know of backups. */
async function backupFigures(app: FastifyInstance): Promise<string[]> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const { body } = await app.inject({ url: "/metrics", headers });
  return body
    .split("\n")
    .filter((line) => /^visita_(backup|job_(runs|success)\w*\{task="backup")/.test(line));
}

function accountsIn(file: string): unknown[] {
  const copy = new DatabaseSync(file, { readOnly: true });
  const rows = copy.prepare("select id from account").all();
  copy.close();
  return rows.map(({ id }) => id);
}
