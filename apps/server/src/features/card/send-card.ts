import type { OutgoingHttpHeaders } from "node:http";
import { CARD_MESSAGES as TEXT } from "@visita/domain/card/card.messages";
import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../lib/app-error.ts";
import { chooseEncoding } from "../../lib/content-encoding.ts";
import type { CardContext } from "./card.context.ts";
import type { CardEntry, Made } from "./card-cache.ts";
import { type CardForm, cardIn, keptCard } from "./card-forms.service.ts";
import { peekPublicCard } from "./public-card.service.ts";
import type { PublicCard } from "./public-card.ts";

/** Sends one form of a card if it is at hand, without waiting for anything; null when it is not. */
export function sendKept(
  context: CardContext,
  request: FastifyRequest,
  reply: FastifyReply,
  username: string,
  form: CardForm,
): FastifyReply | null {
  const entry = peekPublicCard(context, username);
  const made = entry && keptCard(context, entry, form, encodingFor(request, form));
  return made ? send(context, request, reply, made) : null;
}

/** Sends one form of a public card, or says in a word that the caller's copy is still good. */
export async function sendCard(
  context: CardContext,
  request: FastifyRequest,
  reply: FastifyReply,
  entry: CardEntry<PublicCard> | undefined,
  form: CardForm,
): Promise<FastifyReply> {
  if (!entry) throw new AppError("not_found", TEXT.cardNotFound);
  return send(context, request, reply, await cardIn(context, entry, form, encodingFor(request, form)));
}

function encodingFor(request: FastifyRequest, { encodings }: CardForm) {
  return chooseEncoding(request.headers["accept-encoding"], encodings);
}

function send({ cache }: CardContext, request: FastifyRequest, reply: FastifyReply, made: Made) {
  if (isSame(request.headers["if-none-match"], made.etag)) {
    return reply.headers(made.headers).code(304).send();
  }
  return sendBuffers(reply, made, cache.buffers(made));
}

/** Past Fastify's own way, which is longer and knows only bodies in one piece. */
function sendBuffers(reply: FastifyReply, { headers, bodyHeaders }: Made, buffers: readonly Buffer[]) {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, Object.assign(reply.getHeaders() as OutgoingHttpHeaders, headers, bodyHeaders));
  // A body in one piece leaves with the head by itself.
  if (buffers.length > 1) raw.cork();
  for (const buffer of buffers.slice(0, -1)) raw.write(buffer);
  raw.end(buffers.at(-1));
  return reply;
}

/** A browser may send several; whether one is marked as weak does not matter here. */
function isSame(known: string | undefined, etag: string): boolean {
  return known?.includes(etag.replace("W/", "")) ?? false;
}
