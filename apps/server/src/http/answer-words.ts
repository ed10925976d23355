import { ALL_ANSWERS } from "@visita/domain/answers/all";
import { loadAnswers } from "@visita/domain/language/answers";
import type { Language } from "@visita/domain/language/languages";
import { readReference } from "@visita/domain/language/references";
import type { FastifyReply, FastifyRequest } from "fastify";
import { knownCaller } from "./session.ts";
import { acceptedBy } from "./visitor-language.ts";

/** Words what a call answers in the language of its caller, which the headers then say. */
export async function wordAnswers(
  request: FastifyRequest,
  reply: FastifyReply,
  texts: readonly string[],
): Promise<(text: string) => string> {
  const { language, word } = await loadAnswers(ALL_ANSWERS, texts, await languagesOf(request));
  const vary = [reply.getHeader("vary"), "accept-language"].filter(Boolean).join(", ");
  reply.headers({ "content-language": language, vary });
  return word;
}

/** The same of one property, such as the `problem` of each card. */
export async function wordEach<Key extends string, Item extends { readonly [Name in Key]: string | null }>(
  request: FastifyRequest,
  reply: FastifyReply,
  items: readonly Item[],
  key: Key,
): Promise<Item[]> {
  const word = await wordAnswers(
    request,
    reply,
    items.flatMap((item) => item[key] ?? []),
  );
  return items.map((item) => ({ ...item, [key]: item[key] && word(item[key]) }));
}

/** What a success tells; one call has a name of its own for it. */
export async function wordMessage<Answer>(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
): Promise<Answer> {
  const { message, msg } = (answer ?? {}) as { message?: unknown; msg?: unknown };
  const text = message ?? msg;
  if (typeof text !== "string" || !readReference(text)) return answer;
  const word = await wordAnswers(request, reply, [text]);
  return { ...answer, [message === undefined ? "msg" : "message"]: word(text) };
}

/** So that what is written into the log need not wait for it. */
export async function loadEnglish(): Promise<void> {
  await Promise.all(Object.values(ALL_ANSWERS).map((area) => area.load("en")));
}

/** In the language of a page. */
export async function wordIn(language: Language, text: string): Promise<string> {
  const { word } = await loadAnswers(ALL_ANSWERS, [text], [language]);
  return word(text);
}

/**
 * An account's own language comes before the browser's, wherever the call has asked whose it is. Visitors of a card
 * read it in the language of their page.
 */
async function languagesOf(request: FastifyRequest): Promise<readonly Language[]> {
  const isVisitor = request.routeOptions.config?.isAnonymous;
  const chosen = isVisitor ? undefined : (await knownCaller(request))?.language;
  return [...(chosen ? [chosen] : []), ...acceptedBy(request.headers["accept-language"])];
}
