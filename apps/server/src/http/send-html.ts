import type { Language } from "@visita/domain/language/languages";
import type { FastifyReply, FastifyRequest } from "fastify";
import { chooseEncoding, encode } from "../lib/content-encoding.ts";
import { languageHeaders } from "./visitor-language.ts";

/** A page that is sent once: compressed for this request, and kept nowhere. */
export async function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
  language?: Language,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers["accept-encoding"], ["zstd", "gzip", "br"]);
  const body = await encode(Buffer.from(html), encoding, "once");
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  reply.headers(language ? languageHeaders(language) : { vary: "accept-encoding" });
  return reply.type("text/html; charset=utf-8").send(body);
}
