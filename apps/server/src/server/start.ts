import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { type Config, requireMail } from "../config/config.ts";
import { configWarnings } from "../config/config-warnings.ts";
import type { AppDeps } from "../core/create-context.ts";
import { FIRST_REQUESTS_MS, useJobs } from "../core/jobs.ts";
import { backUpBeforeMigration } from "../db/backup-before-migration.ts";
import { openDatabase, openMigrationDatabase, type RootDb } from "../db/database.ts";
import { restrictFileAccess } from "../db/file-access.ts";
import { migrate } from "../db/migrate.ts";
import { lockDatabaseFile } from "../db/sole-process.ts";
import { seedIfNew } from "../demo/seed-demo.ts";
import { logLostWorkers } from "../lib/run-in-worker.ts";
import { loadSecretKey } from "../lib/secret-key.ts";
import { StartError } from "../lib/start-error.ts";
import { buildApp } from "./app.ts";
import { explainDatabase, explainListen } from "./explain-start.ts";
import { FEATURES } from "./features.ts";
import { checkAgainstDatabase, identityOf, requireSame } from "./start-checks.ts";

type Running = { app: FastifyInstance; db: RootDb };

/** Opens the database, migrates it, builds the app and listens. */
export async function start(
  config: Config,
  extras: Omit<AppDeps, "config" | "db" | "secretKey">,
): Promise<Running> {
  requireMail(config);
  const secretKey = loadSecretKey(config);
  const unrestricted = restrictFileAccess(config);
  const unlock = holdDatabaseFile(config);
  const { db } = await openAndMigrate(config);
  try {
    await checkAgainstDatabase(db, config, secretKey);
  } catch (error) {
    await db.destroy();
    throw explainDatabase(error, config.database);
  }
  const app = await buildApp({ config, db, secretKey, ...extras });
  app.addHook("onClose", async () => unlock());
  useJobs(app, app.context, FEATURES);
  logLostWorkers(app.log);
  warn(app, unrestricted);
  await warnOfMissingTimeouts(app);
  app.context.health.isPreparing = true;
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await app.close();
    await db.destroy();
    throw explainListen(error, config);
  }
  // Listening began with the app's own. While the database is away the instance is not ready anyway.
  await app.context.newsCheck.run().catch(() => {});
  // After listening, so that a start that fails on its port leaves no data behind.
  if (config.isLoopback) {
    await seedIfNew(app.context, () => wait(FIRST_REQUESTS_MS)).catch((error: unknown) => {
      app.log.warn({ err: error }, "adding the demo cards failed; the server runs without them");
    });
  }
  app.context.health.isPreparing = false;
  return { app, db };
}

function holdDatabaseFile({ database }: Config): () => void {
  try {
    return lockDatabaseFile(database);
  } catch (error) {
    if (error instanceof StartError) throw error;
    // A folder that cannot be used is explained when the database itself is opened.
    return () => {};
  }
}

export async function openAndMigrate(config: Config): Promise<{ db: RootDb; applied: string[] }> {
  const db = openDatabase(config.database);
  try {
    await backUpBeforeMigration(db, config);
    return { db, applied: await migrateOnSession(db, config) };
  } catch (error) {
    await db.destroy();
    throw explainDatabase(error, config.database);
  }
}

/** On PostgreSQL by a connection of its own: a pooler has no sessions, and requests have timeouts. */
async function migrateOnSession(db: RootDb, config: Config): Promise<string[]> {
  const { database } = config;
  if (database.kind !== "postgres") return migrate(db);
  const { listenUrl = database.url } = database;
  const identity = await identityOf(db);
  const session = openMigrationDatabase(database);
  try {
    requireSame(identity, await identityOf(session));
    return await migrate(session);
  } catch (error) {
    const setting = listenUrl === database.url ? "DATABASE_URL" : "DATABASE_LISTEN_URL";
    throw explainDatabase(error, { kind: "postgres", url: listenUrl }, setting);
  } finally {
    await session.destroy();
  }
}

/** Through a pooler the product cannot set them itself, and without them one stuck query holds its connection. */
async function warnOfMissingTimeouts(app: FastifyInstance): Promise<void> {
  const { database } = app.config;
  if (database.kind !== "postgres" || database.listenUrl === undefined) return;
  const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(app.db);
  if (rows[0]?.statement_timeout !== "0") return;
  app.log.warn(
    { event: "configuration" },
    "DATABASE_URL leads through a pooler and its role has no timeouts: run alter role … set statement_timeout = '5s', " +
      "and the same for lock_timeout = '2s' and idle_in_transaction_session_timeout = '10s'",
  );
}

function warn(app: FastifyInstance, unrestricted: readonly string[]): void {
  const warnings = configWarnings(app.config);
  if (unrestricted.length > 0) {
    warnings.push(
      `other accounts of this machine may read ${unrestricted.join(", ")}, which this one cannot change: ` +
        "give it to the account that runs the server, or set DATA_DIR to a folder of its own",
    );
  }
  for (const warning of warnings) app.log.warn({ event: "configuration" }, warning);
}
