import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { freePort } from "./free-port.mjs";

const FINDER = new URL("../lib/find-postgres.mjs", import.meta.url).href;
type User = { uid: number; gid: number };
const { findPostgresFolder, findUnprivilegedUser } = (await import(FINDER)) as {
  findPostgresFolder(): string | undefined;
  findUnprivilegedUser(): User | undefined;
};

const PASSWORD = "of-tests-alone";
const READY_TIMEOUT_MS = 300_000;
const PGBOUNCER = "/usr/sbin/pgbouncer";

export type PostgresServer = {
  readonly port: number;
  readonly url: string;
  /** Pulls the plug: no shutdown, no last words. */
  kill(): Promise<void>;
  query<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]>;
};

export type PostgresCluster = Awaited<ReturnType<typeof startCluster>>;

export const hasPostgresPrograms =
  findPostgresFolder() !== undefined && (process.getuid?.() !== 0 || findUnprivilegedUser() !== undefined);
export const hasPgBouncer = existsSync(PGBOUNCER);

/** PostgreSQL servers of their own: a primary, streaming replicas on demand, PgBouncer in front. Durable, unlike the tests' usual one. */
export async function startCluster({ isSynchronous = false } = {}) {
  const programs = findPrograms();
  const user = process.getuid?.() === 0 ? findUnprivilegedUser() : undefined;
  if (!programs || (process.getuid?.() === 0 && !user)) throw new Error("There is no PostgreSQL to run.");
  const folder = mkdtempSync(join(tmpdir(), "visita-cluster-"));
  own(folder);
  const children = new Set<ChildProcess>();

  function own(path: string): void {
    if (user) chownSync(path, user.uid, user.gid);
  }

  function start(program: string, args: readonly string[]): ChildProcess {
    const env = { ...process.env, LC_ALL: "C", PGPASSWORD: PASSWORD };
    const child = spawn(program, args, { cwd: folder, env, stdio: ["ignore", "ignore", "pipe"], ...user });
    children.add(child);
    child.once("exit", () => children.delete(child));
    child.stderr?.resume();
    return child;
  }

  async function finish(name: string, args: readonly string[]): Promise<void> {
    const child = start(join(programs as string, name), args);
    let output = "";
    child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
    const [code] = (await once(child, "close")) as [number | null];
    if (code !== 0) throw new Error(`${name} failed:\n${output}`);
  }

  async function serve(data: string, settings: readonly string[]): Promise<PostgresServer> {
    const port = await freePort();
    const url = `postgres://visita:${PASSWORD}@127.0.0.1:${port}/postgres`;
    const options = ["listen_addresses=127.0.0.1", "hot_standby=on", ...settings];
    const child = start(join(programs as string, "postgres"), [
      ...["-D", data, "-p", String(port), "-k", folder],
      ...options.flatMap((option) => ["-c", option]),
    ]);
    const server = { port, url, kill: () => kill(child), query: queryOn(url) };
    await untilReady(server);
    return server;
  }

  const data = join(folder, "primary");
  const passwordFile = join(folder, "password");
  writeFileSync(passwordFile, PASSWORD);
  own(passwordFile);
  const access = ["--username=visita", "--auth=scram-sha-256", `--pwfile=${passwordFile}`];
  await finish("initdb", ["-D", data, ...access, "--no-sync", "--encoding=UTF8", "--locale=C"]);
  const primary = await serve(data, ["wal_level=replica", "max_wal_senders=8", "wal_keep_size=256MB"]);

  async function addReplica(name: string): Promise<PostgresServer & { promote(): Promise<void> }> {
    const copy = join(folder, name);
    await finish("pg_basebackup", [
      ...["-D", copy, "-d", `${primary.url}?application_name=${name}`],
      ...["--write-recovery-conf", "--wal-method=stream", "--checkpoint=fast", "--no-sync"],
    ]);
    // The name under which the primary knows it.
    const replica = await serve(copy, [`cluster_name=${name}`]);
    if (isSynchronous) {
      await primary.query(`alter system set synchronous_standby_names = '${name}'`);
      await primary.query("select pg_reload_conf()");
    }
    return {
      ...replica,
      async promote() {
        await replica.query("select pg_promote(true, 30)");
      },
    };
  }

  /** In transaction mode, in front of what is at this port. */
  async function startPgBouncer(serverPort: number) {
    const port = await freePort();
    const home = join(folder, `pgbouncer-${port}`);
    mkdirSync(home);
    const files = {
      "users.txt": `"visita" "${PASSWORD}"\n`,
      "pgbouncer.ini": [
        "[databases]",
        `postgres = host=127.0.0.1 port=${serverPort} dbname=postgres`,
        "[pgbouncer]",
        "listen_addr = 127.0.0.1",
        `listen_port = ${port}`,
        "unix_socket_dir =",
        "auth_type = plain",
        `auth_file = ${join(home, "users.txt")}`,
        "pool_mode = transaction",
        "default_pool_size = 5",
        "max_client_conn = 200",
        "server_login_retry = 1",
        "",
      ].join("\n"),
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(home, name), text);
    for (const path of [home, ...Object.keys(files).map((name) => join(home, name))]) own(path);
    const run = () => start(PGBOUNCER, [join(home, "pgbouncer.ini")]);
    let child = run();
    const url = `postgres://visita:${PASSWORD}@127.0.0.1:${port}/postgres`;
    const server = { url, query: queryOn(url) };
    await untilReady(server);
    return {
      url,
      async restart(): Promise<void> {
        await kill(child);
        child = run();
        await untilReady(server);
      },
    };
  }

  return {
    primary,
    addReplica,
    startPgBouncer,
    async stop(): Promise<void> {
      await Promise.all([...children].map(kill));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Where the programs are themselves: a folder of links to some of them may lack others. */
function findPrograms(): string | undefined {
  const folder = findPostgresFolder();
  return folder && dirname(realpathSync(join(folder, "postgres")));
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  // SIGQUIT is PostgreSQL's immediate shutdown: as a crash, with its children ended too.
  child.kill("SIGQUIT");
  await ended;
}

function queryOn(url: string) {
  return async <Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    client.on("error", () => {});
    await client.connect();
    try {
      return (await client.query<Row>(statement)).rows;
    } finally {
      await client.end();
    }
  };
}

async function untilReady({ query }: Pick<PostgresServer, "query">): Promise<void> {
  const deadline = performance.now() + READY_TIMEOUT_MS;
  for (;;) {
    try {
      await query("select 1");
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await wait(100);
    }
  }
}
