/** A real Prometheus loads deploy/prometheus.yml and its alerts, and each of them fires on a product that gives cause. */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { openDatabase } from "../apps/server/src/db/database.ts";
import { withNewPostgres } from "../apps/server/test/databases.ts";
import { startServer, temporaryFolder } from "../apps/server/test/server-process.ts";
import { startFakeS3 } from "./harness/fake-s3.ts";
import { freePort } from "./harness/free-port.mjs";
import { startSwitchableProxy } from "./harness/switchable-proxy.ts";
import { findProgram } from "./lib/programs.mjs";
import { root } from "./lib/root.mjs";

const run = promisify(execFile);
const TOKEN = "a-token-for-tests-alone";
const ALERTS = "prometheus-alerts.yml";
/** Nothing waits for it: an alert fires some seconds after its cause. */
const WAIT = { timeout: 240_000, interval: 500 };
const folder = mkdtempSync(join(tmpdir(), "visita-alerts-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const shipped = {
  config: readFileSync(join(root, "deploy/prometheus.yml"), "utf8"),
  alerts: readFileSync(join(root, "deploy", ALERTS), "utf8"),
};

/** Sooner, and on this machine; in nothing else different. */
function hasten({ config, alerts }, targets) {
  return {
    config: config
      .replace("scrape_interval: 15s", "scrape_interval: 2s")
      .replace("evaluation_interval: 15s", "evaluation_interval: 1s")
      .replace("/etc/prometheus/visita-metrics-token", join(folder, "token"))
      .replace(/targets: .*/, `targets: ${JSON.stringify(targets)}`),
    alerts: alerts.replaceAll(/\bfor: \d+m/g, "for: 1s"),
  };
}

function withoutTimesAndPlaces({ config, alerts }) {
  const times = (text) => text.replaceAll(/\b(scrape_interval|evaluation_interval|for): \w+/g, "$1");
  return [
    times(config)
      .replace(/targets: .*/, "targets")
      .replace(/credentials_file: .*/, "file"),
    times(alerts),
  ];
}

async function startPrometheus(targets) {
  const hastened = hasten(shipped, targets);
  expect(withoutTimesAndPlaces(hastened)).toEqual(withoutTimesAndPlaces(shipped));
  expect(hastened.alerts).not.toMatch(/for: \d+m/);
  writeFileSync(join(folder, "token"), TOKEN);
  writeFileSync(join(folder, "prometheus.yml"), hastened.config);
  writeFileSync(join(folder, ALERTS), hastened.alerts);
  await run("promtool", ["check", "config", join(folder, "prometheus.yml")]);
  const url = `http://127.0.0.1:${await freePort()}`;
  const child = spawn(
    "prometheus",
    [
      `--config.file=${join(folder, "prometheus.yml")}`,
      `--storage.tsdb.path=${join(folder, "data")}`,
      `--web.listen-address=${new URL(url).host}`,
    ],
    { stdio: "ignore" },
  );
  onTestFinished(async () => {
    child.kill("SIGKILL");
    if (child.exitCode === null && child.signalCode === null) await once(child, "close");
  });
  const ask = async (path) => (await (await fetch(url + path)).json()).data;
  await vi.waitFor(() => ask("/api/v1/status/buildinfo"), WAIT);
  const firing = async () => {
    const { alerts } = await ask("/api/v1/alerts");
    return alerts.filter(({ state }) => state === "firing").map(({ labels }) => labels);
  };
  return {
    firing,
    scraped: async () => (await ask("/api/v1/query?query=up")).result.map(({ value }) => value[1]),
    untilFiring: (name, labels = {}) =>
      vi.waitFor(
        async () =>
          expect(await firing()).toContainEqual(expect.objectContaining({ alertname: name, ...labels })),
        WAIT,
      ),
  };
}

const settings = { METRICS_TOKEN: TOKEN, LOG_LEVEL: "silent", RATE_LIMIT_SCALE: "1000" };
const startProduct = (env) => startServer({ ...settings, DATA_DIR: temporaryFolder(), ...env });
const instanceOf = ({ url }) => new URL(url).host;

/** Asks until the end of the test, without waiting for one answer before the next question. */
function keepAsking(url, everyMs) {
  let asked = 0;
  const timer = setInterval(() => {
    asked += 1;
    fetch(url(asked)).then(
      (answer) => answer.arrayBuffer(),
      () => {},
    );
  }, everyMs);
  onTestFinished(() => clearInterval(timer));
}

describe("deploy/prometheus.yml and its alerts", () => {
  test.skipIf(!findProgram(["promtool"]))("are valid for Prometheus", async () => {
    await run("promtool", ["check", "rules", join(root, "deploy", ALERTS)]);
    await run("promtool", ["check", "config", "--syntax-only", join(root, "deploy/prometheus.yml")]);
  });

  test.skipIf(!findProgram(["prometheus"]) || !process.env.TEST_DATABASE_URL)(
    "each fire on a product that gives cause, and none on one that gives none",
    async () => {
      await withNewPostgres(async (busyTarget) => {
        await withNewPostgres(async (awayTarget) => {
          const s3 = await startFakeS3();
          onTestFinished(() => s3.stop());
          const proxy = await startSwitchableProxy(Number(new URL(awayTarget.url).port));
          onTestFinished(() => proxy.stop());
          const listening = await startSwitchableProxy(Number(new URL(busyTarget.url).port));
          onTestFinished(() => listening.stop());
          const blocked = temporaryFolder();
          // No backup can be written here.
          writeFileSync(join(blocked, "backups"), "a file where the folder should be");
          const [healthy, small, away, busy] = await Promise.all([
            startProduct({}),
            startProduct({ DATA_DIR: blocked, MEDIA_URL: s3.url }),
            startProduct({ DATABASE_URL: proxy.through(awayTarget.url) }),
            // Its replica is not there, and neither is a mail server.
            startProduct({
              DATABASE_URL: busyTarget.url,
              DATABASE_LISTEN_URL: listening.through(busyTarget.url),
              DATABASE_READ_URL: "postgres://nobody@127.0.0.1:9/none",
              SMTP_URL: "smtp://127.0.0.1:9",
            }),
          ]);
          const prometheus = await startPrometheus([healthy, small, away, busy].map(instanceOf));
          await vi.waitFor(
            async () => expect(await prometheus.scraped()).toEqual(["1", "1", "1", "1"]),
            WAIT,
          );
          const db = openDatabase(busyTarget);
          onTestFinished(() => db.destroy());
          const on = (product) => ({ instance: instanceOf(product) });

          // As after a fail-over that DATABASE_LISTEN_URL did not follow.
          listening.stop();
          await Promise.all([
            prometheus.untilFiring("VisitaBackupOld", on(small)),
            prometheus.untilFiring("VisitaNewsUnheard", on(busy)),
            prometheus.untilFiring("VisitaReplicaLeftOut", { replica: "replica-1" }),
          ]);
          const early = (await prometheus.firing()).map(
            ({ alertname, instance = "any" }) => `${alertname} ${instance}`,
          );
          expect(early.sort()).toEqual([
            `VisitaBackupOld ${instanceOf(small)}`,
            `VisitaNewsUnheard ${instanceOf(busy)}`,
            "VisitaReplicaLeftOut any",
          ]);

          await fillOutbox(db);
          await prometheus.untilFiring("VisitaMailWaits");
          s3.behave("slow down");
          const picture = await pictureOf(small);
          proxy.stop();
          keepAsking((at) => `${away.url}/api/card/nobody-${at}`, 100);
          keepAsking(() => `${small.url}${picture}`, 100);
          const unlock = await lockCards(db);
          keepAsking((at) => `${busy.url}/c/nobody-${at}/qr.png`, 50);
          await Promise.all([
            prometheus.untilFiring("VisitaConnectionsShort", on(busy)),
            prometheus.untilFiring("VisitaErrors"),
            prometheus.untilFiring("VisitaSlow"),
            prometheus.untilFiring("VisitaPicturesFail", on(small)),
            prometheus.untilFiring("VisitaJobFails", { ...on(away), task: "news check" }),
          ]);
          await unlock();
          small.child.kill("SIGKILL");
          await prometheus.untilFiring("VisitaDown", on(small));

          const fired = await prometheus.firing();
          expect(fired.filter(({ instance }) => instance === instanceOf(healthy))).toEqual([]);
        });
      });
    },
  );
});

/** Mails that are not due yet, one more than the alert allows. */
async function fillOutbox(db) {
  const now = Date.now();
  const mail = {
    kind: "welcome",
    sealed: null,
    budget: "account",
    created_at: now,
    next_try_at: now + 3_600_000,
    tries: 1,
  };
  const mails = Array.from({ length: 101 }, (_, at) => ({ ...mail, id: `waiting-${at}` }));
  await db.insertInto("outbox").values(mails).execute();
}

/** The address of a picture that is in the object store. */
async function pictureOf({ url }) {
  const card = await (await fetch(`${url}/api/card/demo`)).json();
  return new URL(card.profilepic, url).pathname;
}

/** From then on whoever reads a card waits, as behind a migration or a forgotten transaction. */
async function lockCards(db) {
  const trx = await db.startTransaction().execute();
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
  await sql`lock table card in access exclusive mode`.execute(trx);
  return () => trx.rollback().execute();
}
