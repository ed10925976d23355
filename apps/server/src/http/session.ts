import type { CurrentUser } from "@visita/domain/account/session.contract";
import { MESSAGES } from "@visita/domain/messages";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { findSessionUser } from "../features/account/session.service.ts";
import { AppError } from "../lib/app-error.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Who is calling; null for an anonymous visitor. Looked up once per request. */
    findCaller(): Promise<CurrentUser | null>;
    /** Throws `not_signed_in` for an anonymous visitor. */
    requireAccount(): Promise<CurrentUser>;
    /** The caller, who must be the one that an id in the request names, if it names one. No other id is looked up. */
    requireSelf(userid: string | undefined): Promise<CurrentUser>;
  }
}

const callers = new WeakMap<FastifyRequest, Promise<CurrentUser | null>>();

export function useSessions(app: FastifyInstance): void {
  app.decorateRequest("findCaller", function findCaller(this: FastifyRequest) {
    const known = callers.get(this);
    if (known) return known;
    const token = this.readCookie("session");
    const caller = token ? lookUp(app, token) : Promise.resolve(null);
    callers.set(this, caller);
    return caller;
  });
  app.decorateRequest("requireAccount", async function requireAccount(this: FastifyRequest) {
    const caller = await this.findCaller();
    if (!caller) throw new AppError("not_signed_in", MESSAGES.signInFirst);
    return caller;
  });
  app.decorateRequest("requireSelf", async function requireSelf(this: FastifyRequest, userid?: string) {
    const caller = await this.requireAccount();
    if (userid === undefined || caller.userid === userid) return caller;
    this.log.warn({ event: "security" }, "refused a call that named another person's id");
    throw new AppError("forbidden", MESSAGES.forbidden);
  });
}

async function lookUp(app: FastifyInstance, token: string): Promise<CurrentUser | null> {
  return (await findSessionUser(app.db, token, app.now())) ?? null;
}
