import type { FastifyInstance, FastifyRequest } from "fastify";
import { rateLimited } from "../lib/app-error.ts";
import { networksOf } from "../lib/network.ts";
import { TokenBucket } from "../lib/token-bucket.ts";

/** A token bucket for each network and those around it, shared by the routes that call the returned function; it throws `rate_limited`. */
export function createRateLimit(app: FastifyInstance, burst: number, perMinute: number) {
  const take = createNetworkBucket(app, burst, perMinute);
  return (request: FastifyRequest): void => {
    const retryAfter = take(request);
    if (retryAfter > 0) throw rateLimited(retryAfter);
  };
}

/** The same for routes that answer in their own way: returns 0, or the seconds until the next token. */
export function createNetworkBucket(app: FastifyInstance, burst: number, perMinute: number) {
  const { rateLimitScale } = app.config;
  const bucket = new TokenBucket({
    burst: burst * rateLimitScale,
    perMinute: perMinute * rateLimitScale,
    now: app.now,
  });
  return (request: FastifyRequest): number => bucket.take(networksOf(request.ip));
}
