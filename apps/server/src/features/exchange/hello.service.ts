import type { OwnCard } from "@visita/domain/card/card.contract";
import { CARD_MESSAGES } from "@visita/domain/card/card.messages";
import type { PublicCard } from "@visita/domain/card/public-card";
import type { HelloInput, HelloSent } from "@visita/domain/exchange/exchange.contract";
import { EXCHANGE_MESSAGES as TEXT } from "@visita/domain/exchange/exchange.messages";
import { type Details, readDetails, shortName } from "@visita/domain/exchange/exchange.rules";
import { sendableCards } from "@visita/domain/exchange/own-card";
import { MESSAGES } from "@visita/domain/messages";
import type { AppContext } from "../../core/app-context.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Network } from "../../lib/network.ts";
import { utcDay } from "../../lib/utc-time.ts";
import { keepDetails } from "../address-book/left-person.service.ts";
import { listCards } from "../card/card.service.ts";
import { lockCards } from "../card/counted-card.service.ts";
import { findSharingTeam } from "../card/team-card.service.ts";
import {
  type CardSnapshot,
  findSnapshotByName,
  HiddenCardError,
  lockAccount,
} from "../card/visible-card.service.ts";
import { findLiveLink, meetingOf, type PublicLink } from "../link/live-link.service.ts";
import { announcePeople } from "./exchange-mail.service.ts";
import { findSetting } from "./exchange-setting.store.ts";
import { isSentAgain, requireReadyStamp, type StampUse, useStamp } from "./form-stamp.service.ts";
import { countHello } from "./hello-count.service.ts";

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
export async function getHelloCard(context: AppContext, username: string): Promise<CardSnapshot> {
  try {
    const snapshot = await findSnapshotByName(context, username);
    if (!snapshot) throw new AppError("not_found", CARD_MESSAGES.cardNotFound);
    if (!snapshot.card.exchange) throw new AppError("not_found", TEXT.switchedOff);
    return snapshot;
  } catch (error) {
    if (!(error instanceof HiddenCardError)) throw error;
    const { reason, language } = error;
    if (reason === "taken_down" || reason === "legal") throw error;
    throw new HiddenCardError(reason, language, TEXT[reason === "resting" ? "resting" : "gone"]);
  }
}

/** Keeps what somebody typed, tells the owner and counts it. Visitors are never written to. */
export async function leaveDetails(
  context: AppContext,
  username: string,
  input: HelloInput,
  visitor: HelloVisitor,
): Promise<HelloSent> {
  const snapshot = await getHelloCard(context, username);
  // A program learns nothing from the answer.
  if (input.website.trim() !== "") return { message: MESSAGES.sent };
  const { details, problems } = readDetails(input);
  if (!details) throw new AppError("invalid_input", MESSAGES.checkInput, { fields: { ...problems } });
  const sentCardId = await requireOwnCard(context, visitor, input.card);
  // Whoever sends their own card is signed in, has nothing to type, and needs no stamp.
  const use = sentCardId === null ? stampUse(input.stamp, details) : null;
  if (use) requireReadyStamp(context, snapshot.card.cardid, use.stamp);
  if (use && (await isSentAgain(context.db, use))) return { message: MESSAGES.sent };
  const count = await countHello(context, snapshot.card, visitor);
  const link = await findHelloLink(context, snapshot, input.link);
  const outcome = await store(context, snapshot, {
    details,
    link,
    sentCardId,
    use,
    isShared: input.isShared,
  }).catch(async (error: unknown) => {
    await count.undo();
    throw error;
  });
  if (outcome === "sent again") await count.undo();
  else await count.succeed();
  context.mail.kick();
  if (outcome === "added") countVisit(context, snapshot, input, visitor);
  return { message: MESSAGES.sent };
}

type HelloLink = PublicLink | undefined;

type Stored = {
  readonly details: Details;
  readonly link: HelloLink;
  readonly sentCardId: string | null;
  /** Null where the form needs no stamp. */
  readonly use: StampUse | null;
  /** Whether the visitor read that a team gets the details too. */
  readonly isShared: boolean;
};

function store(
  context: AppContext,
  { card, ownerId }: CardSnapshot,
  { details, link, sentCardId, use, isShared }: Stored,
): Promise<"added" | "updated" | "sent again"> {
  const { db, now } = context;
  return db.transaction().execute(async (trx) => {
    await lockAccount(trx, ownerId);
    // It may have been deleted for good while this was being read.
    if (!(await lockCards(trx, [card.cardid])).has(card.cardid)) throw new AppError("card_gone", TEXT.gone);
    if (use && !(await useStamp(trx, use, now()))) return "sent again";
    const setting = await findSetting(trx, ownerId);
    const team = isShared ? await findSharingTeam(trx, card.cardid) : undefined;
    const outcome = await keepDetails(context, trx, {
      ownerId,
      cardId: card.cardid,
      link,
      sentCardId,
      sharedTeamId: team?.id ?? null,
      details,
      at: now(),
      isMailed: setting?.mails_stopped_at == null,
    });
    if (outcome === "full")
      throw new AppError("people_full", TEXT.tooManyOnCard({ name: shortName(card.fullname) }));
    if (outcome === "added") await announcePeople(context, trx, ownerId);
    return outcome;
  });
}

/** A card is sent along only by its owner. */
async function requireOwnCard(
  context: AppContext,
  { accountId }: HelloVisitor,
  cardId: string | undefined,
): Promise<string | null> {
  if (cardId === undefined) return null;
  const own = accountId === undefined ? [] : await listCards(context, accountId);
  if (own.some(({ cardid }) => cardid === cardId)) return cardId;
  throw new AppError("forbidden", TEXT.cardNotYours);
}

function stampUse(stamp: string, { name, email, phone, company, role, note }: Details): StampUse {
  return { stamp, content: [name, email, phone, company, role, note] };
}

/** The card as it is shown to somebody who came by a link. */
export async function metCard(
  context: AppContext,
  snapshot: CardSnapshot,
  slug: string,
): Promise<PublicCard> {
  const link = await findHelloLink(context, snapshot, slug);
  const { card } = snapshot;
  return link ? { ...card, met: meetingOf(link, utcDay(context.now())) } : card;
}

/** From which card of theirs the form is filled in for a signed-in visitor. */
export async function findSendableCard(
  context: AppContext,
  { card }: CardSnapshot,
  { accountId }: HelloVisitor,
): Promise<OwnCard | undefined> {
  return accountId === undefined
    ? undefined
    : sendableCards(await listCards(context, accountId), card.username)[0];
}

async function findHelloLink(
  context: AppContext,
  { card }: CardSnapshot,
  slug: string | undefined,
): Promise<HelloLink> {
  return slug ? findLiveLink(context, card.cardid, slug.toLowerCase()) : undefined;
}

function countVisit(
  context: AppContext,
  { card }: CardSnapshot,
  { link, source }: HelloInput,
  { ip, userAgent, sessionToken, isPrivate }: HelloVisitor,
): void {
  const at = context.now();
  context.visitRecorder.record({
    card: card.cardid,
    kind: "exchange",
    ...(link ? { link: link.toLowerCase() } : source && { source }),
    at,
    day: context.visitDay(at),
    ip,
    userAgent,
    sessionToken,
    isPrivate,
  });
}
