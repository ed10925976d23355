import { chooseLanguage } from "@visita/domain/language/choose-language";
import type { Language } from "@visita/domain/language/languages";
import type { OfferedLanguage } from "@visita/domain/language/offered";
import type { FastifyRequest } from "fastify";

/** What an answer in the visitor's language says of it. */
export function languageHeaders(language: Language, vary = "accept-encoding"): Record<string, string> {
  return { "content-language": language, vary: `${vary}, accept-language` };
}

/** What a visitor reads, as the address or the browser says. `card`: of the card's own texts. */
export function languageOf({ query, headers }: FastifyRequest, card?: Language): OfferedLanguage {
  const { lang } = query as { lang?: unknown };
  return chooseLanguage({ asked: lang, accepted: headers["accept-language"], card });
}
