import { usernameKey, usernameProblem } from "@visita/domain/card/username.rules";
import type { Encoding } from "../../lib/content-encoding.ts";
import { findCardSnapshot, findCurrentUsername, findUsernameById } from "../card/visible-card.service.ts";
import type { EncodedResponse } from "./public-card.cache.ts";
import type { PublicCardContext } from "./public-card.setup.ts";
import { encodeBody, type Representation } from "./representation.ts";

/** From the cache alone, without waiting; undefined when it must be read or rendered first. */
export function findEncoded(
  { cache }: PublicCardContext,
  username: string,
  { name }: Representation,
  encoding: Encoding,
): EncodedResponse | undefined {
  return cache.find(usernameKey(username), { name, encoding });
}

/**
 * By username, without regard to case. Undefined when there is no such card, or not in this representation. Throws for a
 * card that is not shown to anybody.
 */
export async function encodeCard(
  { cache, cards }: PublicCardContext,
  username: string,
  representation: Representation,
  encoding: Encoding,
): Promise<EncodedResponse | undefined> {
  if (usernameProblem(username)) return undefined;
  const key = usernameKey(username);
  return cache.fetch(
    key,
    { name: representation.name, encoding },
    {
      read: () => findCardSnapshot(cards, key),
      render: (card) => representation.render(card),
      encode: (card, body) => encodeBody(representation, encoding, card, body),
    },
  );
}

/** Where a card is now whose former username was asked for; undefined when nobody had it. */
export async function resolveFormerUsername(
  { cards }: PublicCardContext,
  username: string,
): Promise<string | undefined> {
  return usernameProblem(username) ? undefined : findCurrentUsername(cards, usernameKey(username));
}

/** The username that a card's id or its username stands for. Ids come first: nobody takes another card's id as a name. */
export async function resolveUsername({ cards }: PublicCardContext, name: string): Promise<string> {
  return (mayBeCardId(name) && (await findUsernameById(cards, name))) || name;
}

export function mayBeCardId(name: string): boolean {
  return CARD_ID.test(name);
}

const CARD_ID = /^[\w-]{22}$/;
