import { chosenBy, type ReaderQuery, readerOf, secondSideOf } from "@visita/domain/card/card-reader";
import { sideLanguages } from "@visita/domain/card/card-sides";
import type { PublicCard } from "@visita/domain/card/public-card";
import type { FastifyRequest } from "fastify";
import { acceptedBy } from "./visitor-language.ts";

/** A card as a page that is not kept shows it to this visitor. */
export function readCard(card: PublicCard, { query, headers }: FastifyRequest) {
  const accepted = acceptedBy(headers["accept-language"]);
  const { reader, isSecond } = readerOf(query as ReaderQuery, accepted, sideLanguages(card));
  return { card: isSecond ? secondSideOf(card) : card, reader };
}

/** Behind the address of a page that the visitor goes on to. */
export function chosenQuery({ query }: FastifyRequest, more: Readonly<Record<string, string>> = {}): string {
  const chosen = new URLSearchParams({ ...more, ...chosenBy(query as ReaderQuery) });
  return chosen.size > 0 ? `?${chosen}` : "";
}
