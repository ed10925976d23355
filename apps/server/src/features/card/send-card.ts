import { CARD_MESSAGES as TEXT } from "@visita/domain/card/card.messages";
import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../lib/app-error.ts";
import { chooseEncoding } from "../../lib/content-encoding.ts";
import type { CardContext } from "./card.context.ts";
import type { CardEntry } from "./card-cache.ts";
import { type CardForm, cardIn } from "./card-forms.service.ts";
import type { PublicCard } from "./public-card.ts";

/** A card may change at any moment and is then shown anew at once, so every copy asks before it is used again. */
const ASK_EACH_TIME = "public, max-age=0, must-revalidate";

type Answer = {
  readonly entry: CardEntry<PublicCard> | undefined;
  readonly form: CardForm;
  readonly type: string;
  /** Pictures are compressed as they are. */
  readonly isText?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Sends one form of a public card, or says in a word that the caller's copy is still good. */
export async function sendCard(
  context: CardContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { entry, form, type, isText = true, headers = {} }: Answer,
): Promise<FastifyReply> {
  if (!entry) throw new AppError("not_found", TEXT.cardNotFound);
  const encoding = isText ? chooseEncoding(request.headers["accept-encoding"]) : "identity";
  const { bytes, etag } = await cardIn(context, entry, form, encoding);
  reply.headers({ "cache-control": ASK_EACH_TIME, etag, vary: "accept-encoding", ...headers });
  if (isSame(request.headers["if-none-match"], etag)) return reply.code(304).send();
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.type(type).send(bytes);
}

/** A browser may send several; whether one is marked as weak does not matter here. */
function isSame(known: string | undefined, etag: string): boolean {
  return known?.includes(etag.replace("W/", "")) ?? false;
}
