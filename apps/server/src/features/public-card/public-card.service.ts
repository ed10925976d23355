import type { PublicCard } from "@visita/domain/card/public-card";
import { usernameKey, usernameProblem } from "@visita/domain/card/username.rules";
import type { AppContext } from "../../core/app-context.ts";
import type { PubSub } from "../../db/pubsub.ts";
import type { Encoding } from "../../lib/content-encoding.ts";
import { addDays, startOfDay, utcDay } from "../../lib/utc-time.ts";
import { cardOfMessage, cardWrite, changesSeveralCards } from "../card/card-change.service.ts";
import {
  type CardSnapshot,
  type CurrentUsername,
  findCardSnapshot,
  findCurrentUsername,
  findSuccessorSnapshot,
  findUsernameById,
} from "../card/visible-card.service.ts";
import { findLiveLink, isLinkOver, meetingOf } from "../link/live-link.service.ts";
import type { EncodedResponse, Loader, PublicCardCache, Variant } from "./public-card.cache.ts";
import { encodeBody } from "./representation.ts";
import { type Choice, representationOf } from "./representation-variants.ts";

/** From the cache alone, without waiting; undefined when it must be read or rendered first. */
export function findEncoded(
  { cardCache }: AppContext,
  username: string,
  choice: Choice,
  encoding: Encoding,
): EncodedResponse | undefined {
  return cardCache.find(usernameKey(username), variantOf(choice, encoding));
}

function variantOf(choice: Choice, encoding: Encoding): Variant {
  return { nameFor: (sides) => choice.of(sides).name, encoding };
}

/** What a visitor asked for, and from where. */
type Asked = { readonly encoding: Encoding; readonly network: string };

function loaderOf(choice: Choice, { encoding, network }: Asked, read: Loader["read"]): Loader {
  return {
    read,
    render: (card, state) => representationOf(choice, card).render(card, state, network),
    encode: (card, body) => encodeBody(representationOf(choice, card), encoding, card, body),
  };
}

/**
 * By username, without regard to case. Undefined when there is no such card, or not in this representation. Throws for a
 * card that is not shown to anybody.
 */
export async function encodeCard(
  context: AppContext,
  username: string,
  choice: Choice,
  asked: Asked,
): Promise<EncodedResponse | undefined> {
  if (usernameProblem(username)) return undefined;
  const key = usernameKey(username);
  const loader = loaderOf(choice, asked, () => readSnapshot(context, key));
  return context.cardCache.fetch(key, variantOf(choice, asked.encoding), loader);
}

/** Where a card is now whose former username was asked for; undefined when nobody had it. */
export async function resolveFormerUsername(
  context: AppContext,
  username: string,
): Promise<CurrentUsername | undefined> {
  const { replicas } = context;
  if (usernameProblem(username)) return undefined;
  const key = usernameKey(username);
  return replicas.read([cardWrite(key)], (db) => findCurrentUsername({ ...context, db }, key));
}

/** From a replica, unless the card or its owner's plan was changed a moment ago. */
function readSnapshot(context: AppContext, key: string): Promise<CardSnapshot | undefined> {
  return context.replicas.read(
    [cardWrite(key)],
    (db) => findCardSnapshot({ ...context, db }, key),
    (snapshot) => snapshot?.changedBy ?? [],
  );
}

/** The card as who came by the address of a former colleague sees it; undefined unless it takes over from that one. */
export async function encodeSuccessor(
  context: AppContext,
  { username, from }: { username: string; from: string },
  choice: Choice,
  asked: Asked,
): Promise<EncodedResponse | undefined> {
  if (usernameProblem(username) || usernameProblem(from)) return undefined;
  const key = usernameKey(username);
  const loader = loaderOf(choice, asked, async () => {
    const snapshot = await readSnapshot(context, key);
    return snapshot && findSuccessorSnapshot(context, snapshot, usernameKey(from));
  });
  return context.cardCache.fetch(`${key}/?${usernameKey(from)}`, variantOf(choice, asked.encoding), loader);
}

/** A named link of a card, as its address names it. */
export type LinkAddress = { readonly username: string; readonly slug: string };

/** From the cache alone, as `findEncoded`. */
export function findEncodedLink(
  { cardCache }: AppContext,
  address: LinkAddress,
  choice: Choice,
  encoding: Encoding,
): EncodedResponse | undefined {
  return cardCache.find(linkKey(address), variantOf(choice, encoding));
}

/** The card as one reaches it by a live link. Undefined when there is no such link, or when it is over. */
export async function encodeLink(
  context: AppContext,
  address: LinkAddress,
  choice: Choice,
  asked: Asked,
): Promise<EncodedResponse | undefined> {
  if (usernameProblem(address.username)) return undefined;
  const loader = loaderOf(choice, asked, () => findLinkSnapshot(context, address));
  return context.cardCache.fetch(linkKey(address), variantOf(choice, asked.encoding), loader);
}

/** The card of a live link, uncached. */
export async function findLinkCard(
  context: AppContext,
  address: LinkAddress,
): Promise<PublicCard | undefined> {
  return usernameProblem(address.username) ? undefined : (await findLinkSnapshot(context, address))?.card;
}

/** Whether the card has such a link, and it is over. */
export async function isOver(context: AppContext, { username, slug }: LinkAddress): Promise<boolean> {
  if (usernameProblem(username)) return false;
  const snapshot = await findCardSnapshot(context, usernameKey(username));
  return snapshot !== undefined && isLinkOver(context, snapshot.card.cardid, slug.toLowerCase());
}

/** Changes at midnight: it holds the day of the visit, and a link may have its last day. */
async function findLinkSnapshot(
  context: AppContext,
  { username, slug }: LinkAddress,
): Promise<CardSnapshot | undefined> {
  const { now } = context;
  const snapshot = await readSnapshot(context, usernameKey(username));
  // From the primary: a new link is told to nobody, and its owner opens it at once.
  const link = snapshot && (await findLiveLink(context, snapshot.card.cardid, slug.toLowerCase()));
  if (!link) return undefined;
  const today = utcDay(now());
  return {
    ...snapshot,
    card: {
      ...(link.isSecret ? snapshot.cardOn(link.id) : snapshot.card),
      met: meetingOf(link, today),
    },
    revision: `${snapshot.revision} ${link.id} ${link.version} ${today}`,
    changesAt: Math.min(snapshot.changesAt ?? Number.POSITIVE_INFINITY, startOfDay(addDays(today, 1))),
  };
}

function linkKey({ username, slug }: LinkAddress): string {
  return `${usernameKey(username)}/${slug.toLowerCase()}`;
}

/** The username that a card's id or its username stands for. Ids come first: nobody takes another card's id as a name. */
export async function resolveUsername(context: AppContext, name: string): Promise<string> {
  return (mayBeCardId(name) && (await findUsernameById(context, name))) || name;
}

export function mayBeCardId(name: string): boolean {
  return CARD_ID.test(name);
}

const CARD_ID = /^[\w-]{22}$/;

/** Keeps the cache consistent with writes of all instances. */
export function dropChangedCards(cache: PublicCardCache, pubsub: PubSub): void {
  pubsub.onMessage((message) => {
    const usernameKey = cardOfMessage(message);
    if (usernameKey !== undefined) cache.invalidateCard(usernameKey);
    else if (changesSeveralCards(message)) cache.invalidateChangedBy(message);
  });
  pubsub.onReconnect(() => cache.expireAll());
}
