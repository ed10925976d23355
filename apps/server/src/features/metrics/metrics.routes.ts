import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { createRateLimit } from "../../http/rate-limit.ts";

export type MetricsRoutesOptions = { token: string; contentType: string; read: () => Promise<string> };

/** Figures for Prometheus, for whoever has the token. Without METRICS_TOKEN there is no such address. */
export async function metricsRoutes(
  app: FastifyInstance,
  { token, contentType, read }: MetricsRoutesOptions,
): Promise<void> {
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
