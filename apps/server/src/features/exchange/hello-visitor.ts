import type { FastifyRequest } from "fastify";
import type { CookieDefinition } from "../../http/cookies.ts";
import { isPrivate, sessionTokenOf, USER_AGENT_MAX_CHARS, visitorOf } from "../../http/visitor.ts";
import type { HelloVisitor } from "./hello.service.ts";

export async function helloVisitorOf(
  request: FastifyRequest,
  sessionCookie: CookieDefinition,
): Promise<HelloVisitor> {
  const { ip, network, networks, userAgent, proof } = visitorOf(request);
  const caller = await request.findCaller();
  return {
    ip,
    network,
    networks,
    proof,
    userAgent: userAgent.slice(0, USER_AGENT_MAX_CHARS),
    sessionToken: sessionTokenOf(request, sessionCookie),
    isPrivate: isPrivate(request),
    accountId: caller && !caller.leaving ? caller.userid : undefined,
  };
}
