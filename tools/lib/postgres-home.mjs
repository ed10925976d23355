import { execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chownSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "../harness/free-port.mjs";
import { findPostgresFolder, findUnprivilegedUser } from "./find-postgres.mjs";

const START_TIMEOUT_MS = 120_000;

/** The folder of PostgreSQL's programs, and the user that they run as if this is root. */
export function findPostgres() {
  const linked = findPostgresFolder();
  const owner = process.getuid?.() === 0 ? findUnprivilegedUser() : {};
  // Some systems only link the server's programs; the others are beside what the links lead to.
  return linked && owner && { programs: dirname(realpathSync(join(linked, "postgres"))), owner };
}

/**
 * A temporary folder for PostgreSQL's data, and its programs: whatever needs a PostgreSQL starts it here. A detached server is
 * not stopped by signals to the process group of its starter.
 */
export function createPostgresHome({ detached = false } = {}) {
  const found = findPostgres();
  if (!found) throw new Error("There is no PostgreSQL to run.");
  const { programs, owner } = found;
  const folder = mkdtempSync(join(tmpdir(), "visita-postgres-"));
  const password = randomBytes(18).toString("hex");
  const settings = { cwd: folder, env: { ...process.env, LC_ALL: "C", PGPASSWORD: password }, ...owner };
  const children = new Set();
  own(folder);

  function own(path) {
    if (owner.uid) chownSync(path, owner.uid, owner.gid);
  }

  function start(program, args) {
    const child = spawn(program, args, { ...settings, detached, stdio: ["ignore", "ignore", "pipe"] });
    children.add(child);
    child.once("exit", () => children.delete(child));
    child.stderr.setEncoding("utf8");
    return child;
  }

  const finish = (name, args) => promisify(execFile)(join(programs, name), args, settings);
  const urlOf = (port) => `postgres://visita:${password}@127.0.0.1:${port}/postgres`;

  return {
    folder,
    password,
    own,
    urlOf,
    start,
    /** Runs one of the programs to its end. */
    finish,
    kill,
    async initialize(data) {
      const file = join(folder, "password");
      writeFileSync(file, password);
      own(file);
      const access = ["--username=visita", "--auth=scram-sha-256", `--pwfile=${file}`];
      await finish("initdb", ["-D", data, ...access, "--no-sync", "--encoding=UTF8", "--locale=C"]);
    },
    async serve(data, options) {
      const port = await freePort();
      const all = ["listen_addresses=127.0.0.1", ...options].flatMap((option) => ["-c", option]);
      const child = start(join(programs, "postgres"), ["-D", data, "-p", String(port), "-k", folder, ...all]);
      await untilReady(child);
      return { port, url: urlOf(port), kill: () => kill(child) };
    },
    async stop() {
      await Promise.all([...children].map(kill));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function untilReady(server) {
  return new Promise((resolve, reject) => {
    let log = "";
    const fail = () => reject(new Error(`PostgreSQL did not start: ${log.slice(-1_000)}`));
    const timer = setTimeout(fail, START_TIMEOUT_MS);
    server.stderr.on("data", (text) => {
      log = (log + text).slice(-10_000);
      // Of a primary as of a replica, which accepts "read-only connections".
      if (!log.includes("ready to accept")) return;
      clearTimeout(timer);
      resolve();
    });
    server.once("error", reject);
    server.once("exit", fail);
  });
}

/** SIGQUIT is PostgreSQL's immediate shutdown: as a crash, with its children ended too. */
async function kill(child) {
  if (!child.pid || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGQUIT");
  await ended;
}
