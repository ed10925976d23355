import type { Language } from "@visita/domain/language/languages";
import { MESSAGES } from "@visita/domain/messages";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../lib/app-error.ts";
import { chooseEncoding, encode } from "../lib/content-encoding.ts";
import { languageHeaders } from "./visitor-language.ts";

/** Lets the routes of this scope take what a form posts without a script. */
export function acceptPlainForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => done(null, String(body)),
  );
}

export function plainFormOf({ body }: FastifyRequest): string {
  if (typeof body !== "string") throw new AppError("bad_request", MESSAGES.checkInput);
  return body;
}

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
