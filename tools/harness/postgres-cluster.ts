import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { createPostgresHome, findPostgres } from "../lib/postgres-home.mjs";
import { freePort } from "./free-port.mjs";
import { until } from "./until.ts";

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

export const hasPostgresPrograms = findPostgres() !== undefined;
export const hasPgBouncer = existsSync(PGBOUNCER);

/** PostgreSQL servers of their own: a primary, streaming replicas on demand, PgBouncer in front. Durable, unlike the tests' usual one. */
export async function startCluster({ isSynchronous = false } = {}) {
  const home = createPostgresHome();
  const data = join(home.folder, "primary");
  await home.initialize(data);
  const primary = await serve(data, ["wal_level=replica", "max_wal_senders=8", "wal_keep_size=256MB"]);

  async function serve(folder: string, settings: readonly string[]): Promise<PostgresServer> {
    const server = await home.serve(folder, ["hot_standby=on", ...settings]);
    return { ...server, query: queryOn(server.url) };
  }

  async function addReplica(name: string): Promise<PostgresServer & { promote(): Promise<void> }> {
    const copy = join(home.folder, name);
    await home.finish("pg_basebackup", [
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
    const folder = join(home.folder, `pgbouncer-${port}`);
    mkdirSync(folder);
    const files = pgBouncerSettings({ folder, port, serverPort, password: home.password });
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    for (const path of [folder, ...Object.keys(files).map((name) => join(folder, name))]) home.own(path);
    const url = home.urlOf(port);
    const query = queryOn(url);
    const run = async () => {
      const child = home.start(PGBOUNCER, [join(folder, "pgbouncer.ini")]);
      child.stderr?.resume();
      const isReady = async () => (await query("select 1")).length > 0;
      if (!Number.isFinite(await until(isReady, READY_TIMEOUT_MS)))
        throw new Error("PgBouncer is not ready.");
      return child;
    };
    let child = await run();
    return {
      url,
      async restart(): Promise<void> {
        await home.kill(child);
        child = await run();
      },
    };
  }

  return { primary, addReplica, startPgBouncer, stop: home.stop };
}

/** Its files in `folder`, by name. In transaction mode. */
export function pgBouncerSettings({ folder, port, serverPort, password }: PgBouncer): Record<string, string> {
  return {
    "users.txt": `"visita" "${password}"\n`,
    "pgbouncer.ini": [
      "[databases]",
      `postgres = host=127.0.0.1 port=${serverPort} dbname=postgres`,
      "[pgbouncer]",
      "listen_addr = 127.0.0.1",
      `listen_port = ${port}`,
      "unix_socket_dir =",
      "auth_type = plain",
      `auth_file = ${join(folder, "users.txt")}`,
      "pool_mode = transaction",
      "default_pool_size = 5",
      "max_client_conn = 200",
      "server_login_retry = 1",
      "",
    ].join("\n"),
  };
}

type PgBouncer = { folder: string; port: number; serverPort: number; password: string };

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
