import Fastify, { type FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";
import type { AppContext } from "../core/app-context.ts";
import { type AppDeps, createContext } from "../core/create-context.ts";
import { notFound, useRoutes } from "../core/routes.ts";
import type { RootDb } from "../db/database.ts";
import { isDatabaseUnavailable } from "../db/database-errors.ts";
import { findSessionUser } from "../features/account/sessions/session.service.ts";
import { findAccessToken } from "../features/connect/access-token.service.ts";
import { createOnceStore } from "../features/connect/idempotency.service.ts";
import { useMetrics } from "../features/metrics/metrics.routes.ts";
import { loadEnglish } from "../http/answer-words.ts";
import { limitConnections } from "../http/connection-limit.ts";
import { useCookies } from "../http/cookies.ts";
import { sendError } from "../http/error-handler.ts";
import { useProxyWarning } from "../http/forwarded-headers.ts";
import { HANDLER_TIMEOUT_MS, useHandlerTimeout } from "../http/handler-timeout.ts";
import { useAccessLog } from "../http/log.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { serverOptions } from "../http/server-options.ts";
import { useSessions } from "../http/session.ts";
import { useTokens } from "../http/token.ts";
import { settleUnreadBody } from "../http/unread-body.ts";
import { useStrictInput } from "../http/validation.ts";
import { FEATURES } from "./features.ts";

declare module "fastify" {
  interface FastifyInstance {
    context: AppContext;
    config: Config;
    db: RootDb;
    now: AppContext["now"];
  }
}

/** Vite compiles a page when it is first requested. */
const DEVELOPMENT_TIMEOUT_MS = 120_000;

/** Builds the app without listening and without starting background work. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = Fastify({
    ...serverOptions(deps.config, deps.logStream ?? process.stdout),
    ...(deps.serverFactory && { serverFactory: deps.serverFactory }),
  });
  await loadEnglish();
  limitConnections(app.server, deps.config);
  const context = createContext(app, FEATURES, deps);
  const { config, cookies, db, health, now } = context;
  app.decorate("context", context).decorate("config", config).decorate("db", db).decorate("now", now);
  const headers = securityHeaders(config);
  const metricsRoutes = await useMetrics(app, context);

  useHandlerTimeout(app, deps.serverFactory ? DEVELOPMENT_TIMEOUT_MS : HANDLER_TIMEOUT_MS);
  useAccessLog(app);
  useProxyWarning(app);
  // Callback style: on every request, a promise would cost more than the hook's work.
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(headers.everywhere).header("x-request-id", request.id);
    if (health.isDraining) reply.header("connection", "close");
    // Before the body is read: the not-found handler has no timeout of its own.
    if (request.is404) notFound();
    done();
  });
  app.addHook("onSend", (request, reply, _payload, done) => {
    settleUnreadBody(request, reply, !health.isDraining);
    done();
  });
  useStrictInput(app);
  await useCookies(app);
  useSessions(app, {
    cookie: cookies.session,
    findUser: (token) => findSessionUser(context, token),
  });
  useTokens(app, (secret) => findAccessToken(context, "program", secret));
  app.decorate("onceStore", createOnceStore(context));
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply, isDatabaseUnavailable));
  app.setNotFoundHandler((_request, reply) => {
    // Without it caches may store a 404, for example of a file that the next release has.
    reply.header("cache-control", "no-store");
    notFound();
  });
  if (metricsRoutes) await app.register(async (own) => metricsRoutes(own, context));
  await useRoutes(app, context, FEATURES, headers);
  return app;
}
