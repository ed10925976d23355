import type { FastifyRequest } from "fastify";
import type { CookieDefinition } from "../../http/cookies.ts";
import { visitorOf } from "../../http/visitor.ts";
import type { HelloVisitor } from "./hello.service.ts";

const SESSION_TOKEN = /^[\w-]{43}$/;
/** No browser sends a longer one. Bounds the memory of what waits to be counted. */
const USER_AGENT_MAX_CHARS = 1_000;

export async function helloVisitorOf(
  request: FastifyRequest,
  sessionCookie: CookieDefinition,
): Promise<HelloVisitor> {
  const { ip, network, userAgent } = visitorOf(request);
  const { headers } = request;
  const token = request.readCookie(sessionCookie);
  const caller = await request.findCaller();
  return {
    ip,
    network,
    userAgent: userAgent.slice(0, USER_AGENT_MAX_CHARS),
    sessionToken: token && SESSION_TOKEN.test(token) ? token : undefined,
    isPrivate: headers["sec-gpc"] === "1" || headers["dnt"] === "1",
    accountId: caller && !caller.leaving ? caller.userid : undefined,
  };
}
