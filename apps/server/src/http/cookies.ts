import cookie from "@fastify/cookie";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** A cookie of the product, defined by the feature that owns it. Scripts can read none of them. */
export type CookieDefinition = {
  readonly name: string;
  readonly sameSite: "lax" | "strict";
  readonly ttlMs: number;
};

declare module "fastify" {
  interface FastifyRequest {
    readCookie(definition: CookieDefinition): string | undefined;
  }
  interface FastifyReply {
    giveCookie(definition: CookieDefinition, value: string): FastifyReply;
    dropCookie(definition: CookieDefinition): FastifyReply;
  }
}

/** With the prefix browsers refuse the cookie from another host or over http; over plain http they refuse the prefix. */
export function cookieName({ name }: CookieDefinition, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}

export async function useCookies(app: FastifyInstance): Promise<void> {
  await app.register(cookie);
  const { isSecure } = app.config;
  const nameOf = (definition: CookieDefinition) => cookieName(definition, isSecure);
  const attributesOf = ({ sameSite }: CookieDefinition) =>
    ({ path: "/", httpOnly: true, secure: isSecure, sameSite }) as const;

  app.decorateRequest("readCookie", function readCookie(this: FastifyRequest, definition) {
    return this.cookies[nameOf(definition)] || undefined;
  });
  app.decorateReply("giveCookie", function giveCookie(this: FastifyReply, definition, value) {
    const maxAge = definition.ttlMs / 1000;
    return this.setCookie(nameOf(definition), value, { ...attributesOf(definition), maxAge });
  });
  app.decorateReply("dropCookie", function dropCookie(this: FastifyReply, definition) {
    return this.clearCookie(nameOf(definition), attributesOf(definition));
  });
}
