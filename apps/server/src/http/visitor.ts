import { PROOF_HEADER } from "@visita/domain/http/proof-of-work";
import type { FastifyRequest } from "fastify";
import { networkOf } from "../lib/network.ts";
import type { Caller } from "../lib/run-in-worker.ts";
import { toVisitor, type Visitor } from "../lib/visitor.ts";
import type { CookieDefinition } from "./cookies.ts";
import { ownerLanguageOf } from "./visitor-language.ts";

export function visitorOf(request: FastifyRequest): Visitor {
  const proof = request.headers[PROOF_HEADER];
  return toVisitor({
    ip: request.ip,
    userAgent: request.headers["user-agent"] ?? "",
    language: ownerLanguageOf(request),
    proof: typeof proof === "string" ? proof : undefined,
  });
}

/** No browser sends a longer one. Bounds the memory of what waits to be counted. */
export const USER_AGENT_MAX_CHARS = 1_000;

const SESSION_TOKEN = /^[\w-]{43}$/;

/** Undefined for what cannot be one, so that it is not looked up. */
export function sessionTokenOf(request: FastifyRequest, cookie: CookieDefinition): string | undefined {
  const token = request.readCookie(cookie);
  return token && SESSION_TOKEN.test(token) ? token : undefined;
}

/** Whoever sends Global Privacy Control or Do Not Track is not counted. */
export function isPrivate({ headers }: FastifyRequest): boolean {
  return headers["sec-gpc"] === "1" || headers["dnt"] === "1";
}

/** Whoever is signed in, for work in a worker. */
export async function callerOf(request: FastifyRequest): Promise<Caller> {
  const { userid } = await request.requireAccount();
  return { account: userid, network: networkOf(request.ip) };
}
