import type { FastifyReply, FastifyRequest } from "fastify";
import { chooseEncoding, encode } from "../lib/content-encoding.ts";

/** A page that is sent once: compressed for this request, and kept nowhere. */
export async function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers["accept-encoding"], ["zstd", "gzip", "br"]);
  const body = await encode(Buffer.from(html), encoding, "once");
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.header("vary", "accept-encoding").type("text/html; charset=utf-8").send(body);
}
