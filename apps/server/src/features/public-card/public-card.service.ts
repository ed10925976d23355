import type { PublicCard } from "@visita/domain/card/public-card";
import { usernameKey, usernameProblem } from "@visita/domain/card/username.rules";
import type { Encoding } from "../../lib/content-encoding.ts";
import { addDays, startOfDay, utcDay } from "../../lib/utc-time.ts";
import {
  type CardSnapshot,
  findCardSnapshot,
  findCurrentUsername,
  findUsernameById,
} from "../card/visible-card.service.ts";
import { findLiveLink, isLinkOver } from "../link/link.service.ts";
import { cardWrite, ownerWrite } from "./card-cache-invalidation.ts";
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
  context: PublicCardContext,
  username: string,
  representation: Representation,
  encoding: Encoding,
): Promise<EncodedResponse | undefined> {
  if (usernameProblem(username)) return undefined;
  const key = usernameKey(username);
  return context.cache.fetch(
    key,
    { name: representation.name, encoding },
    {
      read: () => readSnapshot(context, key),
      render: (card, state) => representation.render(card, state),
      encode: (card, body) => encodeBody(representation, encoding, card, body),
    },
  );
}

/** Where a card is now whose former username was asked for; undefined when nobody had it. */
export async function resolveFormerUsername(
  { cards, replicas }: PublicCardContext,
  username: string,
): Promise<string | undefined> {
  if (usernameProblem(username)) return undefined;
  const key = usernameKey(username);
  return replicas.read([cardWrite(key)], (db) => findCurrentUsername({ ...cards, db }, key));
}

/** From a replica, unless the card or its owner's plan was changed a moment ago. */
function readSnapshot(
  { cards, replicas }: PublicCardContext,
  key: string,
): Promise<CardSnapshot | undefined> {
  return replicas.read(
    [cardWrite(key)],
    (db) => findCardSnapshot({ ...cards, db, billing: { ...cards.billing, db } }, key),
    (snapshot) => (snapshot ? [ownerWrite(snapshot.ownerId)] : []),
  );
}

/** A named link of a card, as its address names it. */
export type LinkAddress = { readonly username: string; readonly slug: string };

/** From the cache alone, as `findEncoded`. */
export function findEncodedLink(
  { cache }: PublicCardContext,
  address: LinkAddress,
  { name }: Representation,
  encoding: Encoding,
): EncodedResponse | undefined {
  return cache.find(linkKey(address), { name, encoding });
}

/** The card as one reaches it by a live link. Undefined when there is no such link, or when it is over. */
export async function encodeLink(
  context: PublicCardContext,
  address: LinkAddress,
  representation: Representation,
  encoding: Encoding,
): Promise<EncodedResponse | undefined> {
  if (usernameProblem(address.username)) return undefined;
  return context.cache.fetch(
    linkKey(address),
    { name: representation.name, encoding },
    {
      read: () => findLinkSnapshot(context, address),
      render: (card, state) => representation.render(card, state),
      encode: (card, body) => encodeBody(representation, encoding, card, body),
    },
  );
}

/** The card of a live link, uncached. */
export async function findLinkCard(
  context: PublicCardContext,
  address: LinkAddress,
): Promise<PublicCard | undefined> {
  return usernameProblem(address.username) ? undefined : (await findLinkSnapshot(context, address))?.card;
}

/** Whether the card has such a link, and it is over. */
export async function isOver(
  { cards, links }: PublicCardContext,
  { username, slug }: LinkAddress,
): Promise<boolean> {
  if (usernameProblem(username)) return false;
  const snapshot = await findCardSnapshot(cards, usernameKey(username));
  return snapshot !== undefined && isLinkOver(links, snapshot.card.cardid, slug.toLowerCase());
}

/** Changes at midnight: it holds the day of the visit, and a link may have its last day. */
async function findLinkSnapshot(
  context: PublicCardContext,
  { username, slug }: LinkAddress,
): Promise<CardSnapshot | undefined> {
  const { links, now } = context;
  const snapshot = await readSnapshot(context, usernameKey(username));
  // From the primary: a new link is told to nobody, and its owner opens it at once.
  const link = snapshot && (await findLiveLink(links, snapshot.card.cardid, slug.toLowerCase()));
  if (!link) return undefined;
  const today = utcDay(now());
  return {
    ...snapshot,
    card: { ...snapshot.card, met: { name: link.name, slug: link.slug, on: today } },
    revision: `${snapshot.revision} ${link.id} ${link.version} ${today}`,
    changesAt: Math.min(snapshot.changesAt ?? Number.POSITIVE_INFINITY, startOfDay(addDays(today, 1))),
  };
}

function linkKey({ username, slug }: LinkAddress): string {
  return `${usernameKey(username)}/${slug.toLowerCase()}`;
}

/** The username that a card's id or its username stands for. Ids come first: nobody takes another card's id as a name. */
export async function resolveUsername({ cards }: PublicCardContext, name: string): Promise<string> {
  return (mayBeCardId(name) && (await findUsernameById(cards, name))) || name;
}

export function mayBeCardId(name: string): boolean {
  return CARD_ID.test(name);
}

const CARD_ID = /^[\w-]{22}$/;
