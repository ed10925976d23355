import type { FastifyInstance, FastifyServerFactory } from "fastify";
import type { Config } from "../config/config.ts";
import { openSessionDatabase, type RootDb } from "../db/database.ts";
import { createExclusive } from "../db/exclusive.ts";
import { createNewsCheck } from "../db/news-check.ts";
import { createPubSub } from "../db/pubsub.ts";
import { createReplicas } from "../db/replicas.ts";
import type { LogStream } from "../http/log.ts";
import type { PageHost } from "../http/page-host.ts";
import { JobFigures } from "../lib/job-figures.ts";
import { createPasswords, type Passwords } from "../lib/passwords.ts";
import type { SecretKey } from "../lib/secret-key.ts";
import type { AppContext } from "./app-context.ts";
import type { Feature } from "./feature.ts";

export type AppDeps = {
  config: Config;
  db: RootDb;
  secretKey: SecretKey;
  now?: () => number;
  passwords?: Passwords;
  /** Left out by tests of the API. */
  pages?: PageHost;
  logStream?: LogStream;
  /** Lets the development server handle requests before the product does. */
  serverFactory?: FastifyServerFactory;
};

/** What all features share, and then what each of them adds. Closed with the app. */
export function createContext(
  app: FastifyInstance,
  features: readonly Feature[],
  { config, db, secretKey, pages, now = Date.now, passwords = createPasswords() }: AppDeps,
): AppContext {
  const { database } = config;
  const pubsub = createPubSub({ target: database, log: app.log });
  const newsCheck = createNewsCheck({
    db,
    pubsub,
    isShared: database.kind === "postgres",
    now,
    log: app.log,
  });
  const replicas = createReplicas({ db, target: database, pubsub, log: app.log });
  // Connections of their own on PostgreSQL: a lock may be waited for longer than a request's queries may take.
  const sessions = database.kind === "postgres" ? openSessionDatabase(database) : db;
  const emit: AppContext["emit"] = async (name, event) => {
    for (const { on } of features.toReversed()) await on?.[name]?.(context, event);
  };
  const context = {
    ...{ config, db, secretKey, now, passwords, pubsub, newsCheck, replicas, emit },
    startedAt: now(),
    log: app.log,
    exclusive: createExclusive(sessions),
    jobFigures: new JobFigures(),
    pages: pages ?? null,
    inject: app.inject.bind(app),
    exportSources: features.flatMap((feature) => feature.exports ?? []),
    // The features add theirs below.
  } as unknown as AppContext;
  for (const { create } of features) Object.assign(context, create?.(context));

  app.addHook("preClose", async () => {
    await Promise.all(features.map(({ drain }) => drain?.(context)));
  });
  app.addHook("onClose", async () => {
    for (const { close } of features.toReversed()) await close?.(context);
    await pubsub.stop();
    await replicas.stop();
    if (sessions !== db) await sessions.destroy();
  });
  return context;
}
