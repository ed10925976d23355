import type { FastifyInstance, FastifyRequest } from "fastify";
import { networkOf } from "../lib/hosts.ts";
import { rateLimited } from "../lib/rate-limited.ts";
import { TokenBucket } from "../lib/token-bucket.ts";

/** Refuses floods from one network, for one part of the product. */
export function floodGuard(app: FastifyInstance, burst: number, perMinute: number) {
  const { rateLimitScale } = app.config;
  const bucket = new TokenBucket({
    burst: burst * rateLimitScale,
    perMinute: perMinute * rateLimitScale,
    now: app.now,
  });
  return (request: FastifyRequest): void => {
    const wait = bucket.take(networkOf(request.ip));
    if (wait > 0) throw rateLimited(wait);
  };
}
