import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "../../../../tools/harness/free-port.mjs";
import {
  hasPgBouncer,
  hasPostgresPrograms,
  pgBouncerSettings,
} from "../../../../tools/harness/postgres-cluster.ts";
import { until } from "../../../../tools/harness/until.ts";
import { createPostgresHome } from "../../../../tools/lib/postgres-home.mjs";
import { expectRefusal, startServer, temporaryFolder } from "../../test/server-process.ts";

/** Needs a server of its own: the one of all tests speaks no TLS. */
describe.skipIf(!hasPostgresPrograms)("a PostgreSQL that speaks TLS", () => {
  let home: ReturnType<typeof createPostgresHome>;
  let url: URL;

  beforeAll(async () => {
    home = createPostgresHome();
    const [key, certificate] = [join(home.folder, "key.pem"), join(home.folder, "root.pem")];
    execFileSync(
      "openssl",
      [
        ...[
          "req",
          "-x509",
          "-newkey",
          "rsa:2048",
          "-nodes",
          "-days",
          "2",
          "-keyout",
          key,
          "-out",
          certificate,
        ],
        ...["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"],
      ],
      { stdio: "ignore" },
    );
    for (const file of [key, certificate]) home.own(file);
    const data = join(home.folder, "data");
    await home.initialize(data);
    const tls = ["ssl=on", `ssl_cert_file=${certificate}`, `ssl_key_file=${key}`, "fsync=off"];
    url = new URL((await home.serve(data, tls)).url);
  });
  afterAll(() => home.stop());

  const envOf = async (host: string, parameters: Record<string, string>) => {
    const address = new URL(url);
    address.hostname = host;
    for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
    return { DATABASE_URL: address.href, DATA_DIR: temporaryFolder(), PORT: String(await freePort()) };
  };

  test("is named when its certificate is signed by someone unknown, or for another host", async () => {
    const sslmode = "verify-full";
    await expectRefusal(
      await envOf("localhost", { sslmode }),
      "sslrootcert=/path/to/root.pem in DATABASE_URL",
    );
    const sslrootcert = join(home.folder, "root.pem");
    await expectRefusal(
      await envOf("127.0.0.1", { sslmode, sslrootcert }),
      "must be valid, and for the host that DATABASE_URL names",
    );
    const notOne = join(temporaryFolder(), "root.pem");
    writeFileSync(notOne, "this is no certificate");
    await expectRefusal(
      await envOf("localhost", { sslmode, sslrootcert: notOne }),
      "sslrootcert=/path/to/root.pem in DATABASE_URL",
    );
  });

  test("is used when its certificate is the one that is given, with a password that stands by itself", async () => {
    const sslrootcert = join(home.folder, "root.pem");
    const env = await envOf("localhost", { sslmode: "verify-full", sslrootcert });
    const address = new URL(env.DATABASE_URL);
    address.password = "";
    const server = await startServer({ ...env, DATABASE_URL: address.href, PGPASSWORD: home.password });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });

  test("is named when DATABASE_LISTEN_URL leads to another database, or nowhere", async () => {
    const env = await envOf("127.0.0.1", {});
    const elsewhere = env.DATABASE_URL.replace("/postgres", "/template1");
    await expectRefusal({ ...env, DATABASE_LISTEN_URL: elsewhere }, "another database than DATABASE_URL");
    const port = await freePort();
    const nowhere = `postgres://visita:hunter2@127.0.0.1:${port}/cards`;
    await expectRefusal(
      { ...env, DATABASE_LISTEN_URL: nowhere },
      `127.0.0.1:${port}/cards cannot be used`,
      "correct DATABASE_LISTEN_URL",
    );
  });

  test.skipIf(!hasPgBouncer)("is named when it is a pooler, instead of being taken for ready", async () => {
    const folder = join(home.folder, "pgbouncer");
    mkdirSync(folder);
    const pooler = await freePort();
    const settings = pgBouncerSettings({
      folder,
      port: pooler,
      serverPort: Number(url.port),
      password: home.password,
    });
    for (const [name, text] of Object.entries(settings)) writeFileSync(join(folder, name), text);
    for (const path of [folder, ...Object.keys(settings).map((name) => join(folder, name))]) home.own(path);
    const child = home.start("/usr/sbin/pgbouncer", [join(folder, "pgbouncer.ini")]);
    child.stderr?.resume();
    const env = await envOf("127.0.0.1", {});
    const through = env.DATABASE_URL.replace(`:${url.port}`, `:${pooler}`);
    await until(
      async () =>
        (await fetch(`http://127.0.0.1:${pooler}`).catch((error) => error.cause?.code)) !== "ECONNREFUSED",
      30_000,
    );
    await expectRefusal({ ...env, DATABASE_URL: through }, "It is a pooler: set DATABASE_LISTEN_URL");
  });
});
