import type { FastifyReply, FastifyRequest } from "fastify";
import { HANDLER_TIMEOUT_MS } from "../../http/handler-timeout.ts";
import { withTimeout } from "../../lib/with-timeout.ts";
import { type CurrentUsername, HiddenCardError } from "../card/visible-card.service.ts";

export function cardPath(username: string, rest = ""): string {
  return `/c/${encodeURIComponent(username)}${rest}`;
}

/**
 * The query travels along: links carry where somebody comes from. Revalidated each time, because a browser that kept the
 * redirect would go in circles once the card has its former username again.
 */
export function redirectTo(
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
  current: CurrentUsername,
): FastifyReply {
  const status = current.isSuccessor ? 302 : 301;
  return reply.header("cache-control", "no-cache").redirect(path + queryOf(request), status);
}

/** To the card that has the username now. The page of a colleague who takes over then says so. */
export function redirectToCurrent(
  current: CurrentUsername,
  request: FastifyRequest<{ Params: { username: string } }>,
  reply: FastifyReply,
  rest = "",
): FastifyReply {
  const path = cardPath(current.username, rest);
  if (!current.isSuccessor || rest !== "") return redirectTo(path, request, reply, current);
  const query = new URLSearchParams(queryOf(request));
  query.set("from", request.params.username);
  return reply.header("cache-control", "no-cache").redirect(`${path}?${query}`, 302);
}

/** As it came, with its question mark. */
export function queryOf({ url }: FastifyRequest): string {
  const start = url.indexOf("?");
  return start < 0 ? "" : url.slice(start);
}

/** 410 for a card that is not shown, without anything of the person. */
export async function orHiddenPage(
  answer: Promise<FastifyReply>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof HiddenCardError)) throw error;
    return withTimeout(reply.sendPage(error), HANDLER_TIMEOUT_MS);
  }
}
