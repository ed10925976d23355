import { randomBytes } from "node:crypto";
import type { Server } from "node:http";
import { MESSAGES } from "@visita/domain/messages";
import type { PublicSettings } from "@visita/domain/site/public-settings";
import Fastify, { type FastifyHttpOptions, type FastifyInstance, type FastifyServerFactory } from "fastify";
import type { Config } from "./config.ts";
import type { RootDb } from "./db/database.ts";
import { sessionRoutes } from "./features/account/session.routes.ts";
import { apiDocsRoutes } from "./features/system/api-docs.routes.ts";
import { type Health, watchHealth } from "./features/system/health.service.ts";
import { systemRoutes } from "./features/system/system.routes.ts";
import { answerBrokenRequest } from "./http/broken-request.ts";
import { sendError } from "./http/error-handler.ts";
import { type LogStream, logOptions, useAccessLog } from "./http/log.ts";
import type { PageHost } from "./http/page-host.ts";
import { usePages } from "./http/pages.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { useSessions } from "./http/session.ts";
import { useStrictInput } from "./http/validation.ts";
import { AppError } from "./lib/app-error.ts";
import { networkOf } from "./lib/hosts.ts";
import { rateLimited } from "./lib/rate-limited.ts";
import { TokenBucket } from "./lib/token-bucket.ts";

declare module "fastify" {
  interface FastifyInstance {
    config: Config;
    db: RootDb;
    health: Health;
    /** Epoch milliseconds. Everything that depends on the time asks here, so that tests can move the clock. */
    now: () => number;
    publicSettings: PublicSettings;
  }
}

export type AppDeps = {
  config: Config;
  db: RootDb;
  now?: () => number;
  /** Absent where only the API is of interest. */
  pages?: PageHost;
  logStream?: LogStream;
  /** Lets the development server answer before the product does. */
  serverFactory?: FastifyServerFactory;
};

const SECOND = 1000;

/** Registers everything by name and listens to nothing. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, db, now = Date.now } = deps;
  const headers = securityHeaders(config);
  const options: FastifyHttpOptions<Server> = {
    ...logOptions(config, deps.logStream ?? process.stdout),
    ...(deps.serverFactory && { serverFactory: deps.serverFactory }),
    genReqId: () => randomBytes(9).toString("base64url"),
    trustProxy: trustedProxies(config.trustProxy),
    bodyLimit: 16 * 1024,
    requestTimeout: 15 * SECOND,
    handlerTimeout: 10 * SECOND,
    keepAliveTimeout: config.trustProxy === false ? 5 * SECOND : 65 * SECOND,
    http: { headersTimeout: 5 * SECOND, connectionsCheckingInterval: SECOND },
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: "idle",
    // While draining, requests that still arrive are answered properly; the balancer has been told to stop.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => sendError(error, request, reply),
    clientErrorHandler: answerBrokenRequest,
  };
  const app = Fastify(options);
  app.server.maxConnections = 2_000;

  app.decorate("config", config);
  app.decorate("db", db);
  app.decorate("now", now);
  app.decorate(
    "health",
    watchHealth({ db, now, dataDir: config.database.kind === "sqlite" ? config.dataDir : null }),
  );
  app.decorate("publicSettings", {
    brand: config.brand,
    publicUrl: config.publicUrl,
    mailboxUrl: config.isLoopback && !config.mail.smtpUrl ? "/dev/mailbox" : null,
  });
  app.addHook("onClose", async () => app.health.stop());

  useAccessLog(app);
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(headers.everywhere).header("x-request-id", request.id);
    if (app.health.isDraining) reply.header("connection", "close");
  });
  useStrictInput(app);
  await useSessions(app);
  app.setErrorHandler(sendError);
  app.setNotFoundHandler(() => {
    throw new AppError("not_found", MESSAGES.notFound);
  });

  await app.register(async (system) => {
    system.addHook("onRequest", async (_request, reply) => void reply.headers(headers.api));
    await system.register(systemRoutes);
  });

  await app.register(async (api) => {
    const flood = new TokenBucket({
      burst: 100 * config.rateLimitScale,
      perMinute: 300 * config.rateLimitScale,
      now,
    });
    api.addHook("onRequest", async (request, reply) => {
      reply.headers(headers.api);
      const wait = flood.take(networkOf(request.ip));
      if (wait > 0) throw rateLimited(wait);
    });
    await api.register(sessionRoutes);
    await api.register(apiDocsRoutes);
    api.all("/api/*", () => {
      throw new AppError("not_found", MESSAGES.notFound);
    });
  });

  if (deps.pages) {
    const { pages } = deps;
    await app.register(async (site) => usePages(site, pages));
  }
  return app;
}

/** Fastify takes networks as they are; a bare hop count it would ignore, so that becomes a function of the distance. */
function trustedProxies(trust: Config["trustProxy"]): NonNullable<FastifyHttpOptions<Server>["trustProxy"]> {
  if (typeof trust === "number") return (_address, hop) => hop < trust;
  return trust === false ? false : [...trust];
}
