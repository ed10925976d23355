import {
  acceptedLanguages,
  chooseOwnerLanguage,
  firstLanguage,
} from "@visita/domain/language/choose-language";
import { LANGUAGE_COOKIE, type Language, type OwnerLanguage } from "@visita/domain/language/languages";
import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";

/** What an answer in the visitor's language says of it. */
export function languageHeaders(language: Language, vary = "accept-encoding"): Record<string, string> {
  return { "content-language": language, vary: `${vary}, accept-language` };
}

/** What a visitor reads, as the address or the browser says. `card`: of the card's own texts. */
export function languageOf({ query, headers }: FastifyRequest, card?: string): Language {
  const { lang } = query as { lang?: unknown };
  return firstLanguage([lang, ...acceptedBy(headers["accept-language"]), card]);
}

/** What owners read: as the address says, or as was chosen for the account or in this browser, or as it prefers. */
export function ownerLanguageOf(
  { query, cookies, headers }: FastifyRequest,
  chosen?: unknown,
): OwnerLanguage {
  const { lang } = query as { lang?: unknown };
  const accepted = acceptedBy(headers["accept-language"]);
  return chooseOwnerLanguage([lang, chosen, cookies[LANGUAGE_COOKIE], ...accepted]) ?? "en";
}

/** What whoever calls reads. */
export async function callerLanguage(request: FastifyRequest): Promise<OwnerLanguage> {
  return ownerLanguageOf(request, (await request.findCaller())?.language);
}

/** Browsers send few different values; what is longer is not kept. */
const known = new LRUCache<string, readonly Language[]>({ max: 1_000 });
const KEPT_MAX_CHARS = 200;

/** By `Accept-Language`, best first. Reading it takes longer than sending a page that is kept. */
export function acceptedBy(header = ""): readonly Language[] {
  const found = known.get(header);
  if (found) return found;
  const languages = acceptedLanguages(header);
  if (header.length <= KEPT_MAX_CHARS) known.set(header, languages);
  return languages;
}
