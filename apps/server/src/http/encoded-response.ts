import type { FastifyReply, FastifyRequest } from "fastify";

/** A page or a file in one content encoding, ready to be sent. */
export type EncodedResponse = {
  readonly etag: string;
  /** Sent with every answer, also with 304. */
  readonly headers: Readonly<Record<string, string>>;
  /** Sent with the body only. */
  readonly bodyHeaders: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

export function send(request: FastifyRequest, reply: FastifyReply, response: EncodedResponse): FastifyReply {
  reply.headers(response.headers);
  if (isMatch(request.headers["if-none-match"], response.etag)) return reply.code(304).send();
  return reply.headers(response.bodyHeaders).send(response.body);
}

/** The header may name several, and whether one is weak does not matter (RFC 9110, 13.1.2). */
function isMatch(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.includes(etag.replace("W/", "")) ?? false;
}
