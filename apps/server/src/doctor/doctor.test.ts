import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { startFakeS3 } from "../../../../tools/harness/fake-s3.ts";
import { temporaryFolder } from "../../test/server-process.ts";
import { startSmtpServer } from "../../test/smtp-server.ts";
import { backupName } from "../db/backup-retention.ts";
import { openDatabase } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { createPubSub } from "../db/pubsub.ts";
import { recordAction } from "../features/admin/audit.service.ts";
import { examine } from "./doctor.ts";
import type { DoctorPorts, Finding } from "./finding.ts";

const STRIPE_KEY = "sk_live_of_nobody";
const WEBHOOK = "https://cards.example/api/billing/webhook";
const NOWHERE = "postgres://nobody@127.0.0.1:9/none";

/** A healthy installation, on which one thing at a time is broken. */
async function anInstallation() {
  const folder = temporaryFolder();
  const db = openDatabase({ kind: "sqlite", file: join(folder, "visita.db") });
  await migrate(db);
  await db.destroy();
  mkdirSync(join(folder, "backups"));
  writeFileSync(join(folder, "backups", backupName(Date.now() - 1_000)), "");
  const smtp = await startSmtpServer();
  const env: Record<string, string> = {
    DATA_DIR: folder,
    PUBLIC_URL: "https://cards.example",
    TRUST_PROXY: "127.0.0.1",
    SMTP_URL: smtp.url,
    SUPPORT_EMAIL: "help@cards.example",
    MAIL_FROM: "cards@cards.example",
    ADMIN_EMAILS: "amara@cards.example",
    STRIPE_SECRET_KEY: STRIPE_KEY,
    STRIPE_WEBHOOK_SECRET: "whsec_nobody",
  };
  return { env, folder };
}

type Answers = { health?: () => Response | Promise<Response>; stripe?: () => Response };

function portsWith({ health, stripe }: Answers = {}, given: Partial<DoctorPorts> = {}): DoctorPorts {
  const healthy = () =>
    new Response("{}", {
      headers: {
        "x-request-id": "1",
        "strict-transport-security": "max-age=1",
        date: new Date().toUTCString(),
      },
    });
  const webhooks = () => Response.json({ data: [{ url: WEBHOOK, status: "enabled" }] });
  return {
    fetch: async (url) =>
      String(url).includes("stripe") ? (stripe ?? webhooks)() : await (health ?? healthy)(),
    now: Date.now,
    freeBytes: async () => 5e9,
    ...given,
  };
}

function fetchFailure(code: string): () => Promise<Response> {
  return () => Promise.reject(Object.assign(new TypeError("fetch failed"), { cause: { code } }));
}

const troubles = (findings: readonly Finding[]) => findings.filter(({ outcome }) => outcome !== "well");

test("finds nothing wrong with an installation that is as it should be", async () => {
  const { env } = await anInstallation();
  expect(troubles(await examine(env, portsWith()))).toEqual([]);
});

/** Writes rows as the product does, then changes the database behind its back. */
async function withAudit(folder: string, statement: string): Promise<void> {
  const db = openDatabase({ kind: "sqlite", file: join(folder, "visita.db") });
  const pubsub = createPubSub({ target: { kind: "sqlite", file: ":memory:" }, log: { warn() {} } });
  const context = { now: Date.now, pubsub };
  const actor = { name: "amara@cards.example", accountId: null };
  for (const reason of ["One", "Two", "Three"]) {
    const input = { action: "reviewed", reason } as const;
    await db.transaction().execute((trx) => recordAction(context, trx, actor, input));
  }
  await sql`drop trigger admin_audit_no_update`.execute(db);
  await sql.raw(statement).execute(db);
  await db.destroy();
}

test("says by which hash the audit log can be known again, and which row of it was changed", async () => {
  const whole = await anInstallation();
  await withAudit(whole.folder, "select 1");
  const list = (await examine(whole.env, portsWith())).find(({ part }) => part === "Audit log");
  expect(list).toMatchObject({ outcome: "well", text: expect.stringMatching(/^3 rows .* [0-9a-f]{64}\.$/) });

  const changed = await anInstallation();
  await withAudit(changed.folder, "update admin_audit set reason = 'nothing' where position = 2");
  expect(troubles(await examine(changed.env, portsWith()))).toMatchObject([
    { part: "Audit log", outcome: "broken", text: expect.stringContaining("row 2 (") },
  ]);
});

type Breakage = {
  env?: Record<string, string>;
  answers?: Answers;
  ports?: Partial<DoctorPorts>;
  part: string;
  remedy: string;
};

test.each<[string, Breakage]>([
  [
    "a setting that cannot be read",
    { env: { PORT: "many" }, part: "Settings", remedy: "until this is fixed" },
  ],
  [
    "a name that is not known",
    { answers: { health: fetchFailure("ENOTFOUND") }, part: "Address", remedy: "DNS record" },
  ],
  [
    "a port that nobody listens on",
    { answers: { health: fetchFailure("ECONNREFUSED") }, part: "Address", remedy: "Start the server" },
  ],
  [
    "another server at the address",
    { answers: { health: () => new Response("hello") }, part: "Address", remedy: "point the proxy" },
  ],
  [
    "a certificate that has expired",
    { answers: { health: fetchFailure("CERT_HAS_EXPIRED") }, part: "https", remedy: "Renew it" },
  ],
  ["a proxy that is not trusted", { env: { TRUST_PROXY: "off" }, part: "Proxy", remedy: "TRUST_PROXY" }],
  [
    "a mail server that is away",
    { env: { SMTP_URL: "smtp://127.0.0.1:9" }, part: "Mail", remedy: "Correct SMTP_URL" },
  ],
  ["no mail server", { env: { SMTP_URL: "" }, part: "Mail", remedy: "Set SMTP_URL" }],
  [
    "nobody who reads reports",
    { env: { SUPPORT_EMAIL: "" }, part: "Support", remedy: "address that you read" },
  ],
  [
    "a key that Stripe refuses",
    {
      answers: { stripe: () => new Response("{}", { status: 401 }) },
      part: "Payments",
      remedy: "STRIPE_SECRET_KEY",
    },
  ],
  [
    "events that Stripe sends elsewhere",
    { answers: { stripe: () => Response.json({ data: [] }) }, part: "Payments", remedy: WEBHOOK },
  ],
  ["a clock that is off", { ports: { now: () => Date.now() + 120_000 }, part: "Clock", remedy: "NTP" }],
  ["a full disk", { ports: { freeBytes: async () => 1_000 }, part: "Disk", remedy: "Free some" }],
  [
    "a database that is away",
    {
      env: { DATABASE_URL: NOWHERE },
      part: "Database",
      remedy: "correct DATABASE_URL",
    },
  ],
  [
    "an address past the pooler that leads nowhere",
    {
      env: { DATABASE_URL: NOWHERE, DATABASE_LISTEN_URL: NOWHERE },
      part: "LISTEN",
      remedy: "correct DATABASE_LISTEN_URL",
    },
  ],
  [
    "a replica that is away",
    {
      env: { DATABASE_URL: NOWHERE, DATABASE_READ_URL: NOWHERE },
      part: "Replica 1",
      remedy: "correct DATABASE_READ_URL",
    },
  ],
  [
    "backups that have stopped",
    { ports: { now: () => Date.now() + 5 * 3_600_000 }, part: "Backups", remedy: "See the log" },
  ],
])("finds %s and says the way out", async (_what, { env = {}, answers, ports, part, remedy }) => {
  const installation = await anInstallation();
  const findings = await examine({ ...installation.env, ...env }, portsWith(answers, ports));
  const found = troubles(findings).find((finding) => finding.part === part);
  expect(found, JSON.stringify(findings)).toBeDefined();
  expect(found?.remedy).toContain(remedy);
});

test("tries the store of pictures, and leaves nothing there", async () => {
  const s3 = await startFakeS3();
  onTestFinished(() => s3.stop());
  const { env } = await anInstallation();
  const withStore = { ...env, MEDIA_URL: s3.url };
  expect(troubles(await examine(withStore, portsWith()))).toEqual([]);
  expect(s3.requests()).toBe(3);
  expect(s3.objects.size).toBe(0);

  for (const [behaviour, reason] of [
    ["forbid", "answered 403"],
    ["wrong bytes", "other bytes"],
  ] as const) {
    s3.behave(behaviour);
    const [found] = troubles(await examine(withStore, portsWith()));
    expect(found).toMatchObject({ part: "Pictures", text: expect.stringContaining(reason) });
    expect(found?.remedy).toContain("Correct MEDIA_URL");
  }
  await s3.stop();
  expect(troubles(await examine(withStore, portsWith()))).toMatchObject([{ part: "Pictures" }]);
});
