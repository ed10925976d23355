import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../harness/free-port.mjs";
import { installDebianPackage } from "./apt.mjs";
import { cleanUpLater } from "./clean-up.mjs";
import { findPostgresFolder, findUnprivilegedUser } from "./find-postgres.mjs";
import { lastLines, run } from "./run.mjs";

// Speed over durability: the data does not outlive the run.
const FAST = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "listen_addresses=127.0.0.1"];
const INITDB_TIMEOUT_SECONDS = 600;
const START_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 5000;

/** Returns the URL of a PostgreSQL for the tests, or why none is available. */
export async function providePostgres(step) {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given };
  if (!findPostgresFolder()) await installDebianPackage("postgresql", step);
  const programs = findPostgresFolder();
  if (!programs) return { missing: "no PostgreSQL is installed and none could be had" };
  const owner = process.getuid?.() === 0 ? findUnprivilegedUser() : {};
  if (!owner) return { missing: "PostgreSQL does not run as root and there is no other user" };
  return startCluster(programs, owner);
}

/** A private cluster in a temporary folder that lives until cleanUp(). */
async function startCluster(programs, owner) {
  const folder = mkdtempSync(join(tmpdir(), "visita-postgres-"));
  cleanUpLater(() => rmSync(folder, { recursive: true, force: true }));
  const password = randomBytes(18).toString("hex");
  const passwordFile = join(folder, "password");
  writeFileSync(passwordFile, password);
  if (owner.uid) for (const path of [folder, passwordFile]) chownSync(path, owner.uid, owner.gid);

  const settings = { cwd: folder, env: { ...process.env, LC_ALL: "C" }, ...owner };
  const data = join(folder, "data");
  const access = ["--username=visita", "--auth=scram-sha-256", `--pwfile=${passwordFile}`];
  const { code, output } = await run(
    join(programs, "initdb"),
    ["-D", data, ...access, "--no-sync", "--encoding=UTF8", "--locale=C"],
    { ...settings, seconds: INITDB_TIMEOUT_SECONDS },
  );
  if (code !== 0) return { missing: `initdb failed: ${lastLines(output, 3)}` };

  const port = await freePort();
  const server = spawn(
    join(programs, "postgres"),
    ["-D", data, "-p", String(port), "-k", folder, ...FAST.flatMap((setting) => ["-c", setting])],
    { ...settings, stdio: ["ignore", "ignore", "pipe"], detached: true },
  );
  cleanUpLater(() => stopServer(server));
  const failure = await waitUntilReady(server);
  if (failure) return { missing: `PostgreSQL did not start: ${failure}` };
  return { url: `postgres://visita:${password}@127.0.0.1:${port}/postgres` };
}

function waitUntilReady(server) {
  return new Promise((settle) => {
    let log = "";
    const timer = setTimeout(() => settle("it was not ready in time"), START_TIMEOUT_MS);
    const finish = (failure) => {
      clearTimeout(timer);
      settle(failure);
    };
    server.stderr.setEncoding("utf8").on("data", (text) => {
      log = lastLines(log + text);
      if (log.includes("ready to accept connections")) finish(undefined);
    });
    server.once("error", (error) => finish(error.message));
    server.once("exit", () => finish(lastLines(log, 3)));
  });
}

/** SIGINT is PostgreSQL's fast shutdown, which drops the connections that tests may have left open. */
async function stopServer(server) {
  if (!server.pid || server.exitCode !== null || server.signalCode !== null) return;
  const exited = once(server, "exit");
  server.kill("SIGINT");
  const timer = setTimeout(() => server.kill("SIGQUIT"), STOP_TIMEOUT_MS);
  await exited;
  clearTimeout(timer);
}
