import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import type { Routes } from "../../core/feature.ts";
import { createRateLimit } from "../../http/rate-limit.ts";
import { useRequestMetrics } from "../../http/request-metrics.ts";
import { createRegistry } from "./metrics.registry.ts";
import { createMetricsReader } from "./metrics.service.ts";
import { SignInFigures } from "./sign-in-figures.ts";

/**
 * Counts requests from now on: to be called before all other hooks, one of which ends requests to no route. Returns the
 * routes; without METRICS_TOKEN there are none.
 */
export async function useMetrics(app: FastifyInstance, context: AppContext): Promise<Routes | undefined> {
  const token = context.config.metricsToken;
  if (!token) return undefined;
  const registry = await createRegistry();
  const signIns = new SignInFigures();
  useRequestMetrics(app, (request) => {
    registry.observe(request);
    signIns.note(request);
  });
  const read = createMetricsReader(registry, context, () => signIns.samples());
  return (own) => metricsRoutes(own, { token, contentType: registry.contentType, read });
}

type Options = { token: string; contentType: string; read: () => Promise<string> };

/** Figures for Prometheus, for whoever has the token. */
function metricsRoutes(app: FastifyInstance, { token, contentType, read }: Options): void {
  const expected = digest(`Bearer ${token}`);
  const limitGuesses = createRateLimit(app, 10, 10);

  app.get("/metrics", async (request, reply) => {
    reply.header("cache-control", "no-store");
    if (!timingSafeEqual(digest(request.headers.authorization ?? ""), expected)) {
      limitGuesses(request);
      return reply
        .code(401)
        .header("www-authenticate", 'Bearer realm="metrics"')
        .type("text/plain; charset=utf-8")
        .send("The token of METRICS_TOKEN is needed.\n");
    }
    return reply.type(contentType).send(await read());
  });
}

/** Of equal length, so that the comparison tells nothing about the token's. */
function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
