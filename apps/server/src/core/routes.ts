import { MESSAGES } from "@visita/domain/messages";
import type { FastifyInstance } from "fastify";
import { usePages } from "../http/pages.ts";
import { fontFaceRoutes } from "../http/plain-page.ts";
import { createNetworkLimit } from "../http/rate-limit.ts";
import type { SecurityHeaders } from "../http/security-headers.ts";
import { createTokenLimit, hasToken } from "../http/token.ts";
import { AppError } from "../lib/app-error.ts";
import type { AppContext } from "./app-context.ts";
import type { Feature, Routes } from "./feature.ts";

export async function useRoutes(
  app: FastifyInstance,
  context: AppContext,
  features: readonly Feature[],
  headers: SecurityHeaders,
): Promise<void> {
  const { pages: host } = context;

  await app.register(async (unlimited) => {
    unlimited.addHook("onRequest", (_request, reply, done) => {
      reply.headers(headers.api);
      done();
    });
    for (const { routes } of features) await registerEach(unlimited, context, routes?.unlimited);
  });

  await app.register(async (api) => {
    const networkLimit = createNetworkLimit(app, 100, 300);
    const limitToken = createTokenLimit(app, networkLimit);
    api.addHook("onRequest", (request, reply, done) => {
      reply.headers(headers.api);
      if (hasToken(request)) return void limitToken(request, reply).then(() => done(), done);
      networkLimit.take(request);
      done();
    });
    // Called, not registered: each scope adds a millisecond to the start.
    for (const { routes } of features) for (const use of routes?.api ?? []) await use(api, context);
    api.all("/api/*", { onRequest: notFound }, notFound);
  });

  for (const { routes } of features) await registerEach(app, context, routes?.files);

  const knownBy = [context.cookies.session, context.cookies.device];
  await app.register(async (scope) => {
    if (host) await usePages(scope, { host, settings: context.publicSettings, knownBy });
    if (host) await scope.register(fontFaceRoutes, { host });
    for (const { routes } of features) await registerEach(scope, context, routes?.pages);
  });
}

async function registerEach(app: FastifyInstance, context: AppContext, routes: readonly Routes[] = []) {
  for (const use of routes) await app.register(async (own) => use(own, context));
}

export function notFound(): never {
  throw new AppError("not_found", MESSAGES.notFound);
}
