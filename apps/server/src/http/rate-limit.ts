import type { FastifyInstance, FastifyRequest } from "fastify";
import { rateLimited } from "../lib/app-error.ts";
import { networksOf } from "../lib/network.ts";
import { TokenBucket } from "../lib/token-bucket.ts";

export type NetworkLimit = {
  /** Counts a request; throws `rate_limited` beyond the limit. */
  readonly take: (request: FastifyRequest) => void;
  /** The same without counting. */
  readonly check: (request: FastifyRequest) => void;
};

/** A token bucket for each network and those around it, shared by the routes that use what is returned. */
function createBucket(app: FastifyInstance, burst: number, perMinute: number): TokenBucket {
  const { rateLimitScale } = app.config;
  return new TokenBucket({
    burst: burst * rateLimitScale,
    perMinute: perMinute * rateLimitScale,
    now: app.now,
  });
}

export function createNetworkLimit(app: FastifyInstance, burst: number, perMinute: number): NetworkLimit {
  const bucket = createBucket(app, burst, perMinute);
  const refuse = (retryAfter: number) => {
    if (retryAfter > 0) throw rateLimited(retryAfter);
  };
  return {
    take: (request) => refuse(bucket.take(networksOf(request.ip))),
    check: (request) => refuse(bucket.wait(networksOf(request.ip))),
  };
}

/** The same where every request is counted. */
export function createRateLimit(app: FastifyInstance, burst: number, perMinute: number) {
  return createNetworkLimit(app, burst, perMinute).take;
}

/** The same for routes that answer in their own way: returns 0, or the seconds until the next token. */
export function createNetworkBucket(app: FastifyInstance, burst: number, perMinute: number) {
  const bucket = createBucket(app, burst, perMinute);
  return (request: FastifyRequest): number => bucket.take(networksOf(request.ip));
}
