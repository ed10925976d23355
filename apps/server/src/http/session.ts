import type { CurrentUser } from "@visita/domain/account/session.contract";
import { MESSAGES } from "@visita/domain/messages";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../lib/app-error.ts";
import type { CookieDefinition } from "./cookies.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The signed-in user, or null. Looked up once for each request. */
    findCaller(): Promise<CurrentUser | null>;
    /**
     * Throws `not_signed_in` for an anonymous visitor, and `account_leaving` for an account that has left, unless the
     * call is for such accounts too.
     */
    requireAccount(options?: { allowsLeaving?: boolean }): Promise<CurrentUser>;
    /** The caller. Throws `forbidden` when the request names another user's id; that id is never looked up. */
    requireSelf(userid: string | undefined): Promise<CurrentUser>;
  }
}

type Options = {
  cookie: CookieDefinition;
  /** Whom a session token belongs to; undefined when the session has ended. */
  findUser: (token: string) => Promise<CurrentUser | undefined>;
};

const callers = new WeakMap<FastifyRequest, Promise<CurrentUser | null>>();

/** Whom the request was already found to be of; null for everybody else, and where that cannot be told. */
export async function knownCaller(request: FastifyRequest): Promise<CurrentUser | null> {
  return (await callers.get(request)?.catch(() => null)) ?? null;
}

/** The caller is known by other means than the cookie, which then counts for nothing. */
export function actAs(request: FastifyRequest, user: CurrentUser): void {
  callers.set(request, Promise.resolve(user));
}

export function useSessions(app: FastifyInstance, { cookie, findUser }: Options): void {
  const lookUp = async (token: string | undefined) => (token && (await findUser(token))) || null;

  app.decorateRequest("findCaller", function findCaller(this: FastifyRequest) {
    const caller = callers.get(this) ?? lookUp(this.readCookie(cookie));
    callers.set(this, caller);
    return caller;
  });
  app.decorateRequest(
    "requireAccount",
    async function requireAccount(
      this: FastifyRequest,
      { allowsLeaving = false }: { allowsLeaving?: boolean } = {},
    ) {
      const caller = await this.findCaller();
      if (!caller) throw new AppError("not_signed_in", MESSAGES.signInFirst);
      if (caller.leaving && !allowsLeaving) throw new AppError("account_leaving", MESSAGES.accountLeaving);
      return caller;
    },
  );
  app.decorateRequest("requireSelf", async function requireSelf(this: FastifyRequest, userid?: string) {
    const caller = await this.requireAccount();
    if (userid === undefined || caller.userid === userid) return caller;
    this.log.warn({ event: "security" }, "request refused: it names another account's id");
    throw new AppError("forbidden", MESSAGES.forbidden);
  });
}
