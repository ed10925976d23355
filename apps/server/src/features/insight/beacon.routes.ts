import { SEEN_PATH } from "@visita/domain/insight/insight.constants";
import { BEACON_MAX_BYTES, Beacon } from "@visita/domain/insight/insight.contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AppContext } from "../../core/app-context.ts";
import { isFromOwnPages } from "../../http/origin-check.ts";
import { createNetworkBucket } from "../../http/rate-limit.ts";
import { isPrivate, sessionTokenOf, USER_AGENT_MAX_CHARS } from "../../http/visitor.ts";
import type { Visit } from "./visit.ts";

/**
 * What pages report of their visitors. The answer is always the same and never waits: a page has no use for it, and
 * whoever sends something else learns nothing. Neither address nor user agent is logged or stored.
 */
export function beaconRoutes(app: FastifyInstance, context: AppContext): void {
  const takeToken = createNetworkBucket(app, 300, 600);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  app.setErrorHandler((_error, _request, reply) => reply.code(204).send());

  app.post(SEEN_PATH, { bodyLimit: BEACON_MAX_BYTES, config: { isAnonymous: true } }, (request, reply) => {
    if (takeToken(request) === 0 && isFromOwnPages(request, app.config.publicUrl)) {
      const beacon = readBeacon(request);
      if (beacon) context.visitRecorder.record({ ...beacon, ...visitOf(request) });
    }
    return reply.code(204).send();
  });

  function visitOf(request: FastifyRequest): Omit<Visit, keyof Beacon> {
    const at = context.now();
    return {
      at,
      day: context.visitDay(at),
      ip: request.ip,
      userAgent: request.headers["user-agent"] ?? "",
      sessionToken: sessionTokenOf(request, context.cookies.session),
      isPrivate: isPrivate(request),
    };
  }
}

function readBeacon({ headers, body }: FastifyRequest): Beacon | undefined {
  const { length } = headers["user-agent"] ?? "";
  if (length === 0 || length > USER_AGENT_MAX_CHARS || !Buffer.isBuffer(body)) return undefined;
  try {
    return Beacon.safeParse(JSON.parse(body.toString())).data;
  } catch {
    return undefined;
  }
}
