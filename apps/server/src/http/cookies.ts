import cookie from "@fastify/cookie";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { DEVICE_TTL_MS } from "../features/account/device.service.ts";
import { LOGIN_CHALLENGE_TTL_MS } from "../features/account/login.service.ts";
import { GRANT_TTL_MS, RECOVERY_TTL_MS } from "../features/account/recovery.service.ts";
import { SESSION_TTL_MS } from "../features/account/session.service.ts";

/** Every cookie of the product. Scripts can read none of them. */
const COOKIES = {
  /** Lax, so that a link from elsewhere opens signed in; calls that change something check where they come from. */
  session: { name: "sid", sameSite: "lax", life: SESSION_TTL_MS },
  /** Marks a browser that an account has confirmed; signs nobody in. */
  device: { name: "dev", sameSite: "lax", life: DEVICE_TTL_MS },
  /** Binds a security code to the browser that began the sign-in. */
  login: { name: "lc", sameSite: "strict", life: LOGIN_CHALLENGE_TTL_MS },
  /** Binds a recovery code to the browser that asked for it. */
  recovery: { name: "rq", sameSite: "strict", life: RECOVERY_TTL_MS },
  /** Lets this browser set one new password. */
  grant: { name: "rc", sameSite: "strict", life: GRANT_TTL_MS },
} as const;

export type CookieKind = keyof typeof COOKIES;

declare module "fastify" {
  interface FastifyRequest {
    readCookie(kind: CookieKind): string | undefined;
  }
  interface FastifyReply {
    giveCookie(kind: CookieKind, value: string): FastifyReply;
    dropCookie(kind: CookieKind): FastifyReply;
  }
}

export async function useCookies(app: FastifyInstance): Promise<void> {
  await app.register(cookie);
  const { isSecure } = app.config;
  // The prefix makes browsers refuse the cookie from another host or over http; over plain http they refuse the prefix.
  const nameOf = (kind: CookieKind) => (isSecure ? `__Host-${COOKIES[kind].name}` : COOKIES[kind].name);
  const attributesOf = (kind: CookieKind) =>
    ({ path: "/", httpOnly: true, secure: isSecure, sameSite: COOKIES[kind].sameSite }) as const;

  app.decorateRequest("readCookie", function readCookie(this: FastifyRequest, kind: CookieKind) {
    return this.cookies[nameOf(kind)] || undefined;
  });
  app.decorateReply("giveCookie", function giveCookie(this: FastifyReply, kind: CookieKind, value: string) {
    return this.setCookie(nameOf(kind), value, { ...attributesOf(kind), maxAge: COOKIES[kind].life / 1000 });
  });
  app.decorateReply("dropCookie", function dropCookie(this: FastifyReply, kind: CookieKind) {
    return this.clearCookie(nameOf(kind), attributesOf(kind));
  });
}
