import cookie from "@fastify/cookie";
import type { CurrentUser } from "@visita/domain/account/session.contract";
import { MESSAGES } from "@visita/domain/messages";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { findSessionUser, SESSION_LIFE } from "../features/account/session.service.ts";
import { AppError } from "../lib/app-error.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Who is calling; null for an anonymous visitor. Looked up once per request. */
    findCaller(): Promise<CurrentUser | null>;
    /** Throws `not_signed_in` for an anonymous visitor. */
    requireAccount(): Promise<CurrentUser>;
    /** The browser's session token, whether or not the session still lives. */
    sessionToken(): string | undefined;
  }
  interface FastifyReply {
    clearSessionCookie(): FastifyReply;
    setSessionCookie(token: string): FastifyReply;
  }
}

const callers = new WeakMap<FastifyRequest, Promise<CurrentUser | null>>();

export async function useSessions(app: FastifyInstance): Promise<void> {
  await app.register(cookie);
  const { isSecure } = app.config;
  // The prefix makes browsers refuse the cookie from another host or over http; over plain http they refuse the prefix.
  const name = isSecure ? "__Host-sid" : "sid";
  const attributes = { path: "/", httpOnly: true, sameSite: "lax", secure: isSecure } as const;

  app.decorateRequest("sessionToken", function sessionToken(this: FastifyRequest) {
    return this.cookies[name];
  });
  app.decorateRequest("findCaller", function findCaller(this: FastifyRequest) {
    const known = callers.get(this);
    if (known) return known;
    const token = this.sessionToken();
    const caller = token ? lookUp(app, token) : Promise.resolve(null);
    callers.set(this, caller);
    return caller;
  });
  app.decorateRequest("requireAccount", async function requireAccount(this: FastifyRequest) {
    const caller = await this.findCaller();
    if (!caller) throw new AppError("not_signed_in", MESSAGES.signInFirst);
    return caller;
  });
  app.decorateReply("setSessionCookie", function setSessionCookie(this: FastifyReply, token: string) {
    return this.setCookie(name, token, { ...attributes, maxAge: SESSION_LIFE / 1000 });
  });
  app.decorateReply("clearSessionCookie", function clearSessionCookie(this: FastifyReply) {
    return this.clearCookie(name, attributes);
  });
}

async function lookUp(app: FastifyInstance, token: string): Promise<CurrentUser | null> {
  return (await findSessionUser(app.db, token, app.now())) ?? null;
}
