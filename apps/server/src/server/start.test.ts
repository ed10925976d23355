import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { freePort } from "../../../../tools/harness/free-port.mjs";
import { withNewPostgres } from "../../test/databases.ts";
import { expectRefusal, startServer, temporaryFolder } from "../../test/server-process.ts";
import { openDatabase } from "../db/database.ts";

test("a port that is taken is named together with another to use", async () => {
  const first = await startServer({ DATA_DIR: temporaryFolder() });
  const port = new URL(first.url).port;
  await expectRefusal(
    { DATA_DIR: temporaryFolder(), PORT: port },
    `Port ${port} is taken`,
    `PORT=${Number(port) + 1}`,
  );
});

test("the terminal shows the address of the mailbox, which opens it until the next start", async () => {
  const DATA_DIR = temporaryFolder();
  const start = async () => {
    const server = await startServer({ DATA_DIR, LOG_LEVEL: "info" });
    const printed = /Local mail is read at (\S+)\n/.exec(server.output())?.[1] ?? "";
    const key = new URL(printed).searchParams.get("key") ?? "";
    const open = async (given: string) => {
      const answer = await fetch(`${server.url}/dev/mailbox?key=${given}`, { redirect: "manual" });
      return [answer.status, answer.headers.get("location")];
    };
    return { server, key, open };
  };
  const first = await start();
  expect(await first.open(first.key)).toEqual([303, "/dev/mailbox"]);
  expect(first.server.output().split(first.key)).toHaveLength(2);
  first.server.child.kill("SIGTERM");
  await first.server.ended;
  const second = await start();
  expect(await second.open(first.key)).toEqual([404, null]);
  expect(await second.open(second.key)).toEqual([303, "/dev/mailbox"]);
});

test("an address that others reach needs a mail server, or to be told that there is none", async () => {
  for (const PUBLIC_URL of ["https://cards.example", "http://192.168.1.5:3000", "http://cards.local"]) {
    const env = { PUBLIC_URL, DATA_DIR: temporaryFolder(), PORT: String(await freePort()) };
    await expectRefusal(
      { ...env, SMTP_URL: "" },
      `PUBLIC_URL is ${PUBLIC_URL}`,
      "Set SMTP_URL",
      "SMTP_URL=off",
    );
  }
});

test("a data folder that cannot be used is named", async () => {
  const file = join(temporaryFolder(), "file");
  writeFileSync(file, "");
  const env = { DATA_DIR: join(file, "data"), PORT: String(await freePort()) };
  await expectRefusal(env, `The data folder ${file}/data cannot be used`, "set DATA_DIR");
});

/** Root can make a small disk. */
function mountDisk(folder: string, size: string): boolean {
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${size}`, "tmpfs", folder]);
  if (status === 0) onTestFinished(() => void spawnSync("umount", ["--lazy", folder]));
  return status === 0;
}

test("a disk that is full at the first start is named", async ({ skip }) => {
  // Before the database, and in the midst of the migrations.
  for (const size of ["8k", "64k", "1m"]) {
    const DATA_DIR = temporaryFolder();
    if (!mountDisk(DATA_DIR, size)) return skip("no disk can be mounted here");
    await expectRefusal(
      { DATA_DIR, PORT: String(await freePort()) },
      "disk is full",
      /Free (some of its|the) disk/,
    );
  }
});

test("a key file that is empty or cut off is named, instead of being used", async () => {
  const DATA_DIR = temporaryFolder();
  for (const rest of ["", "half a key"]) {
    writeFileSync(join(DATA_DIR, "secret-key"), rest);
    await expectRefusal(
      { DATA_DIR, PORT: String(await freePort()) },
      `The key in ${DATA_DIR}/secret-key is cut off`,
      "from your copies",
    );
  }
});

test("a database that does not answer is named without its password", async () => {
  const port = await freePort();
  const env = {
    DATA_DIR: temporaryFolder(),
    DATABASE_URL: `postgres://visita:hunter2@127.0.0.1:${port}/cards`,
  };
  await expectRefusal(env, `127.0.0.1:${port}/cards cannot be used`, "DATABASE_URL", /^(?!.*hunter2)/s);
});

test("a database file that is no database is named", async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "visita.db"), "this is no database, however long one looks at it".repeat(100));
  await expectRefusal(
    { DATA_DIR: folder, PORT: String(await freePort()) },
    "visita.db cannot be opened",
    "is damaged, and there is no backup",
  );
  const backup = join(folder, "backups", "visita-2026-04-23T10-00-00Z.db");
  mkdirSync(dirname(backup));
  writeFileSync(backup, "");
  await expectRefusal({ DATA_DIR: folder, PORT: String(await freePort()) }, `The newest is ${backup}`);
});

describe.skipIf(!process.env["TEST_DATABASE_URL"])("a PostgreSQL that is not set up for it", () => {
  const envOf = async (url: string) => ({
    DATABASE_URL: url,
    DATA_DIR: temporaryFolder(),
    PORT: String(await freePort()),
  });

  test("is named when it holds tables of another program", async () => {
    await withNewPostgres(async (target) => {
      const db = openDatabase(target);
      await sql`create table account (id integer)`.execute(db);
      await db.destroy();
      await expectRefusal(await envOf(target.url), "cannot be used", "tables of another program");
    });
  });

  test("is named when it speaks no TLS, has no such user, or no such database", async () => {
    await withNewPostgres(async ({ url }) => {
      await expectRefusal(await envOf(`${url}?sslmode=verify-full`), "speaks no TLS");
      const { host, pathname } = new URL(url);
      await expectRefusal(await envOf(`postgres://nobody:guess@${host}${pathname}`), "Correct the user");
      await expectRefusal(await envOf(`${url}-gone`), "Create it");
    });
  });
});

test("a wrong variable is named", async () => {
  await expectRefusal({ PORT: "http" }, 'PORT is "http"');
});

test("a server that others can reach must know the address that they use", async () => {
  await expectRefusal({ HOST: "0.0.0.0" }, 'HOST is "0.0.0.0"', "set PUBLIC_URL to the address people use");
});

test("a public address says outright what takes payments, and is told that no mail leaves it", async () => {
  const env = { PUBLIC_URL: "https://cards.example", DATA_DIR: temporaryFolder() };
  await expectRefusal({ ...env, BILLING_PROVIDER: "" }, "PUBLIC_URL is a public address", "BILLING_PROVIDER");
  const server = await startServer({ ...env, BILLING_PROVIDER: "sandbox" });
  expect(server.output().match(/SMTP_URL is off/g)).toHaveLength(1);
});

test.each(["SIGTERM", "SIGINT"] as const)("%s stops it cleanly", async (signal) => {
  const server = await startServer({ DATA_DIR: temporaryFolder() });
  server.child.kill(signal);
  expect(await server.ended).toMatchObject({ code: 0 });
});

test("stopping finishes a request that is under way, and keeps telling balancers to go elsewhere", async () => {
  const server = await startServer({
    DATA_DIR: temporaryFolder(),
    PUBLIC_URL: "https://cards.example",
  });
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  server.child.kill("SIGTERM");
  while (!server.output().includes("SIGTERM received")) await fetch(`${server.url}/healthz`);
  const ready = await fetch(`${server.url}/readyz`);
  expect(ready.status).toBe(503);
  expect(ready.headers.get("connection")).toBe("close");
  expect((await fetch(`${server.url}/api/auth/user`)).status).toBe(200);
  expect(await server.ended).toMatchObject({ code: 0 });
});

test("one server runs on a database file, and the next one after it was killed", async () => {
  const DATA_DIR = temporaryFolder();
  const first = await startServer({ DATA_DIR });
  await expectRefusal({ DATA_DIR, PORT: String(await freePort()) }, "Another server is running", DATA_DIR);
  first.child.kill("SIGKILL");
  await first.ended;
  const second = await startServer({ DATA_DIR });
  expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
});

test("another secret key than the database was written with is refused, unless the one before is given too", async () => {
  const DATA_DIR = temporaryFolder();
  const [before, after, other] = ["b".repeat(32), "a".repeat(32), "o".repeat(32)];
  const runOnce = async (env: Record<string, string>) => {
    const server = await startServer({ DATA_DIR, ...env });
    server.child.kill("SIGTERM");
    await server.ended;
  };
  const refuse = async (env: Record<string, string>, ...parts: string[]) =>
    expectRefusal({ DATA_DIR, PORT: String(await freePort()), ...env }, ...parts);

  await runOnce({ SECRET_KEY: before });
  await refuse({ SECRET_KEY: other }, "SECRET_KEY is not the one", "SECRET_KEY_OLD");
  await runOnce({ SECRET_KEY: after, SECRET_KEY_OLD: before });
  // While other instances are not restarted yet.
  await runOnce({ SECRET_KEY: before });
  await runOnce({ SECRET_KEY: after, SECRET_KEY_OLD: before });
  await runOnce({ SECRET_KEY: after });
  await refuse({ SECRET_KEY: before }, "SECRET_KEY is not the one");
  await refuse({}, `${DATA_DIR}/secret-key is not the one`, "admin forget-key");
});

test("pictures in a store that is not named any more stop the start", async () => {
  const DATA_DIR = temporaryFolder();
  const server = await startServer({ DATA_DIR });
  server.child.kill("SIGTERM");
  await server.ended;
  const database = new DatabaseSync(join(DATA_DIR, "visita.db"));
  database.exec("update media set object_key = 'somewhere'");
  database.close();
  await expectRefusal({ DATA_DIR, PORT: String(await freePort()) }, "MEDIA_URL is not set", "media move");
});
