import type { CurrentUser } from "@visita/domain/account/session.contract";
import { CONNECT_MESSAGES as TEXT } from "@visita/domain/connect/connect.messages";
import type { Permission } from "@visita/domain/connect/permission";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError, rateLimited } from "../lib/app-error.ts";
import { MinuteQuota } from "../lib/minute-quota.ts";
import type { NetworkLimit } from "./rate-limit.ts";
import { actAs } from "./session.ts";

/** What the token of a program opens, and for whom. */
type FoundToken = { readonly permissions: readonly Permission[]; readonly user: CurrentUser };

declare module "fastify" {
  interface FastifyRequest {
    /** Looked up once for each request; undefined for a token that is unknown, has ended or was revoked. */
    findToken(): Promise<FoundToken | undefined>;
  }
}

/** All tokens of an account together. */
const CALLS_PER_MINUTE = 600;
const BEARER = /^Bearer +/i;

export function hasToken({ headers }: FastifyRequest): boolean {
  return headers.authorization !== undefined && BEARER.test(headers.authorization);
}

export function useTokens(
  app: FastifyInstance,
  findToken: (secret: string) => Promise<FoundToken | undefined>,
): void {
  const found = new WeakMap<FastifyRequest, Promise<FoundToken | undefined>>();
  app.decorateRequest("findToken", function find(this: FastifyRequest) {
    const token = found.get(this) ?? findToken(this.headers.authorization?.replace(BEARER, "").trim() ?? "");
    found.set(this, token);
    return token;
  });
}

/**
 * Lets a call that comes with a token act for the token's account, if it may; a cookie that comes along counts for nothing.
 * Returns whether there was a token. No other site can send one, so such a call needs no origin.
 */
export async function admitToken(
  request: FastifyRequest,
  reply: FastifyReply,
  permission: Permission | undefined,
): Promise<boolean> {
  if (!hasToken(request)) return false;
  // Health checks and other calls that no token makes look nothing up.
  const token = permission && (await request.findToken());
  if (permission && !token) {
    reply.header("www-authenticate", 'Bearer error="invalid_token"');
    throw new AppError("token_refused", TEXT.tokenRefused);
  }
  if (!permission || !token?.permissions.includes(permission)) {
    reply.header("www-authenticate", 'Bearer error="insufficient_scope"');
    throw new AppError("token_not_permitted", TEXT.tokenNotPermitted);
  }
  actAs(request, token.user);
  return true;
}

/**
 * Counts a call by its account and says so in its headers; one with a wrong token counts for its network, which may not
 * have used up its own calls.
 */
export function createTokenLimit(app: FastifyInstance, network: NetworkLimit) {
  const quota = new MinuteQuota(CALLS_PER_MINUTE * app.config.rateLimitScale, app.now);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    network.check(request);
    const token = await request.findToken();
    if (!token) return network.take(request);
    const { limit, remaining, resetSeconds, isOver } = quota.take(token.user.userid);
    reply.headers({
      "ratelimit-limit": limit,
      "ratelimit-remaining": remaining,
      "ratelimit-reset": resetSeconds,
    });
    if (isOver) throw rateLimited(resetSeconds);
  };
}
