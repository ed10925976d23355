import { createHmac } from "node:crypto";
import type { OwnCard } from "@visita/domain/card/card.contract";
import { CARD_MESSAGES } from "@visita/domain/card/card.messages";
import { imageHash } from "@visita/domain/card/image.rules";
import type { PublicCard } from "@visita/domain/card/public-card";
import { usernameKey, usernameProblem } from "@visita/domain/card/username.rules";
import { contactFile } from "@visita/domain/card/vcard";
import type { HelloInput, HelloSent } from "@visita/domain/exchange/exchange.contract";
import { EXCHANGE_MESSAGES as TEXT, tooManyOnCard } from "@visita/domain/exchange/exchange.messages";
import { type Details, readDetails, shortName } from "@visita/domain/exchange/exchange.rules";
import { sendableCards } from "@visita/domain/exchange/own-card";
import { MESSAGES } from "@visita/domain/messages";
import { AppError } from "../../lib/app-error.ts";
import type { Network } from "../../lib/network.ts";
import { utcDay } from "../../lib/utc-day.ts";
import { keepDetails } from "../address-book/left-person.service.ts";
import { listCards } from "../card/card.service.ts";
import { lockCards } from "../card/counted-card.service.ts";
import {
  type CardSnapshot,
  findCardSnapshot,
  findCurrentUsername,
  hiddenCardOf,
  isOwnCard,
  lockAccount,
} from "../card/visible-card.service.ts";
import type { Limit } from "../limit/limit.service.ts";
import { findLiveLink } from "../link/link.service.ts";
import type { ExchangeContext } from "./exchange.context.ts";
import { announcePeople } from "./exchange-mail.service.ts";
import { findSetting } from "./exchange-setting.store.ts";
import { isStampReady, renewedStamp } from "./form-stamp.ts";
import { countHello } from "./hello-count.service.ts";

const HOUR = 60 * 60_000;
const COPY_LIMIT: Limit = { name: "hello-copy", hits: 3, windowMs: 24 * HOUR };
/** One copy of a card to an address: a form that is sent again, as by a reload, sends no second mail. */
const CARD_COPY_LIMIT: Limit = { name: "hello-card-copy", hits: 1, windowMs: 24 * HOUR };

/** Who sends the form. Nothing of it is kept, except what counts a visit and a limit. */
export type HelloVisitor = {
  readonly ip: string;
  readonly network: string;
  readonly networks: readonly Network[];
  readonly proof: string | undefined;
  readonly userAgent: string;
  readonly sessionToken: string | undefined;
  readonly isPrivate: boolean;
  /** The account of a signed-in visitor. */
  readonly accountId: string | undefined;
};

/** The card of a form. Throws when there is none, when it is hidden, and when it takes no details. */
export async function getHelloCard(context: ExchangeContext, username: string): Promise<CardSnapshot> {
  try {
    const snapshot = usernameProblem(username) ? undefined : await findSnapshot(context, username);
    if (!snapshot) throw new AppError("not_found", CARD_MESSAGES.cardNotFound);
    if (!snapshot.card.exchange) throw new AppError("not_found", TEXT.switchedOff);
    return snapshot;
  } catch (error) {
    const hidden = hiddenCardOf(error);
    if (hidden === "resting") throw new AppError("card_resting", TEXT.resting);
    if (hidden === "gone") throw new AppError("card_gone", TEXT.gone);
    throw error;
  }
}

/** A form that was opened before the card moved still arrives. */
async function findSnapshot({ cards }: ExchangeContext, username: string): Promise<CardSnapshot | undefined> {
  const key = usernameKey(username);
  const snapshot = await findCardSnapshot(cards, key);
  if (snapshot) return snapshot;
  const current = await findCurrentUsername(cards, key);
  return current === undefined ? undefined : findCardSnapshot(cards, usernameKey(current));
}

/** For a form, or for one that comes back with the stamp that it had. */
export function stampFor({ keys, now }: ExchangeContext, { card }: CardSnapshot, before = ""): string {
  return renewedStamp(keys.stamp, card.cardid, before, now());
}

/** Keeps what somebody typed, tells the owner, counts it, and mails the copy that they asked for. */
export async function leaveDetails(
  context: ExchangeContext,
  username: string,
  input: HelloInput,
  visitor: HelloVisitor,
): Promise<HelloSent> {
  const snapshot = await getHelloCard(context, username);
  // A program learns nothing from the answer.
  if (input.website.trim() !== "") return { message: TEXT.sent, copy: false };
  const { details, problems } = readDetails(input);
  if (!details) throw new AppError("invalid_input", MESSAGES.checkInput, { fields: { ...problems } });
  const sentCardId = await requireOwnCard(context, visitor, input.card);
  requireTime(context, snapshot, input, sentCardId);
  const count = await countHello(context, snapshot.card, visitor);
  const copy = input.copy ? await planCopy(context, snapshot.card, details.email) : "none";
  const link = await findHelloLink(context, snapshot, input.link);
  const outcome = await store(context, snapshot, {
    details,
    link,
    sentCardId,
    copy: copy === "send" ? await copyOf(context, snapshot.card, link) : null,
    network: visitor.network,
  }).catch(async (error: unknown) => {
    await count.undo();
    throw error;
  });
  await count.succeed();
  context.mail.kick();
  if (outcome === "added") countVisit(context, snapshot, input, visitor);
  return { message: TEXT.sent, copy: copy !== "none" };
}

type HelloLink = { readonly id: string; readonly name: string; readonly slug: string } | undefined;

type Stored = {
  readonly details: Details;
  readonly link: HelloLink;
  readonly sentCardId: string | null;
  /** The contact file to mail. */
  readonly copy: string | null;
  readonly network: string;
};

function store(
  context: ExchangeContext,
  { card, ownerId }: CardSnapshot,
  { details, link, sentCardId, copy, network }: Stored,
): Promise<"added" | "updated"> {
  const { db, now, mail } = context;
  return db.transaction().execute(async (trx) => {
    await lockAccount(trx, ownerId);
    // It may have been deleted for good while this was being read.
    if (!(await lockCards(trx, [card.cardid])).has(card.cardid)) throw new AppError("card_gone", TEXT.gone);
    const setting = await findSetting(trx, ownerId);
    const outcome = await keepDetails(trx, {
      ownerId,
      cardId: card.cardid,
      link,
      sentCardId,
      details,
      at: now(),
      isMailed: setting?.mails_stopped_at == null,
    });
    if (outcome === "full") throw new AppError("people_full", tooManyOnCard(shortName(card.fullname)));
    if (outcome === "added") await announcePeople(context, trx, ownerId);
    if (copy !== null)
      await mail.enqueue(trx, details.email, { kind: "contact_copy", file: copy }, { network });
    return outcome;
  });
}

/** A card is sent along only by its owner. */
async function requireOwnCard(
  { cards }: ExchangeContext,
  { accountId }: HelloVisitor,
  cardId: string | undefined,
): Promise<string | null> {
  if (cardId === undefined) return null;
  if (accountId !== undefined && (await isOwnCard(cards, accountId, cardId))) return cardId;
  throw new AppError("forbidden", TEXT.cardNotYours);
}

/** Whoever sends their own card is signed in, and has nothing to type. */
function requireTime(
  { keys, now }: ExchangeContext,
  { card }: CardSnapshot,
  { stamp }: HelloInput,
  sentCardId: string | null,
): void {
  if (sentCardId !== null || isStampReady(keys.stamp, card.cardid, stamp, now())) return;
  throw new AppError("form_not_ready", TEXT.formNotReady);
}

/** Nothing is sent where the address has this card's copy already, or had too many. */
async function planCopy(
  { limits, keys }: ExchangeContext,
  { cardid }: PublicCard,
  email: string,
): Promise<"send" | "sent before" | "none"> {
  const hash = createHmac("sha256", keys.email).update(email).digest("base64url");
  if ((await limits.tryHit(COPY_LIMIT, hash)) > 0) return "none";
  return (await limits.tryHit(CARD_COPY_LIMIT, `${cardid} ${hash}`)) > 0 ? "sent before" : "send";
}

/** The card as it is shown to somebody who came by a link. */
export async function metCard(
  context: ExchangeContext,
  snapshot: CardSnapshot,
  slug: string,
): Promise<PublicCard> {
  const link = await findHelloLink(context, snapshot, slug);
  const { card } = snapshot;
  return link ? { ...card, met: { name: link.name, slug: link.slug, on: utcDay(context.now()) } } : card;
}

/** From which card of theirs the form is filled in for a signed-in visitor. */
export async function findSendableCard(
  { cards }: ExchangeContext,
  { card }: CardSnapshot,
  { accountId }: HelloVisitor,
): Promise<OwnCard | undefined> {
  return accountId === undefined
    ? undefined
    : sendableCards(await listCards(cards, accountId), card.username)[0];
}

async function findHelloLink(
  { links }: ExchangeContext,
  { card }: CardSnapshot,
  slug: string | undefined,
): Promise<HelloLink> {
  return slug ? findLiveLink(links, card.cardid, slug.toLowerCase()) : undefined;
}

async function copyOf({ media, site, now }: ExchangeContext, card: PublicCard, link: HelloLink) {
  const hash = card.profilepic && imageHash(card.profilepic);
  const photo = hash ? await media.find(hash, "jpeg") : undefined;
  return contactFile(card, {
    publicUrl: site.publicUrl,
    photoJpegBase64: photo?.toString("base64") ?? null,
    revisedAt: card.revisedAt,
    met: link && { name: link.name, slug: link.slug, on: utcDay(now()) },
  });
}

function countVisit(
  { insights, now }: ExchangeContext,
  { card }: CardSnapshot,
  { link, source }: HelloInput,
  { ip, userAgent, sessionToken, isPrivate }: HelloVisitor,
): void {
  const at = now();
  insights.recorder.record({
    card: card.cardid,
    kind: "exchange",
    ...(link ? { link: link.toLowerCase() } : source && { source }),
    at,
    day: insights.visitDay(at),
    ip,
    userAgent,
    sessionToken,
    isPrivate,
  });
}
