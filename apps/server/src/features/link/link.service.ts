import { featuresOf } from "@visita/domain/billing/plan.rules";
import type { AddLinkInput, NamedLink, UpdateLinkInput } from "@visita/domain/link/link.contract";
import { LINK_MESSAGES as TEXT } from "@visita/domain/link/link.messages";
import { LINKS_MAX_PER_CARD, slugProblem } from "@visita/domain/link/link.rules";
import type { AppContext } from "../../core/app-context.ts";
import type { Db, Trx } from "../../db/database.ts";
import { AppError } from "../../lib/app-error.ts";
import { newId } from "../../lib/tokens.ts";
import { utcDay } from "../../lib/utc-time.ts";
import { findPlanStatus } from "../billing/subscription.service.ts";
import { dropCard, publishCardChange } from "../card/card-change.service.ts";
import { getOwnCard, type OwnCard } from "../card/own-card.service.ts";
import { lockAccount } from "../card/visible-card.service.ts";
import type { Limit } from "../limit/limit.service.ts";
import {
  countLinks,
  countLiveLinks,
  findLinkById,
  findLinkBySlug,
  insertLink,
  type LinkRow,
  listLinks,
  updateLinkRow,
} from "./link.store.ts";
import {
  changesOf,
  isLiveRow,
  type LinkSums,
  linkFields,
  NO_SUMS,
  requireNotPast,
  slugTaken,
} from "./link-state.service.ts";
import { findTeamLinkOfCard } from "./team-link.store.ts";

/** As its address finds it. */
export type PublicLink = Pick<LinkRow, "id" | "slug" | "name" | "last_day" | "ended_on" | "version"> & {
  readonly isOfTeam: boolean;
};

/** Per account. */
const CHANGE_LIMIT: Limit = { name: "link-change", hits: 300, windowMs: 60 * 60_000 };

export async function describeLinks(context: AppContext, ownerId: string, cardId: string) {
  const { db } = context;
  const card = await getOwnCard(context, ownerId, cardId);
  const features = await findFeatures(context, card.payerId);
  const sums = await context.findLinkSums(db, cardId);
  const links = (await listLinks(db, cardId)).map((row) => toLink(context, card, row, sums.get(row.id)));
  return {
    username: card.username,
    links,
    live: links.filter(({ overSince }) => overSince === null).length,
    maxLive: features.links,
    qrCode: features.qrCode,
  };
}

export async function addLink(
  context: AppContext,
  ownerId: string,
  cardId: string,
  input: AddLinkInput,
): Promise<NamedLink> {
  const { db, now } = context;
  const card = await getOwnCard(context, ownerId, cardId);
  const lastDay = input.lastDay ?? null;
  requireNotPast(lastDay, utcDay(now()));
  const { links: maxLive } = await findFeatures(context, card.payerId);
  await context.limits.hit(CHANGE_LIMIT, ownerId);
  const row = await db.transaction().execute(async (trx) => {
    await lockAccount(trx, ownerId);
    await requireRoom(trx, cardId, utcDay(now()), maxLive);
    const ofTeam = await findTeamLinkOfCard(trx, cardId, input.slug);
    if (ofTeam && isLiveRow(ofTeam, utcDay(now()))) throw slugTaken();
    if ((await countLinks(trx, cardId)) >= LINKS_MAX_PER_CARD) {
      throw new AppError("links_full", TEXT.tooManyLinks({ max: LINKS_MAX_PER_CARD }));
    }
    const inserted = await insertLink(trx, {
      id: newId(),
      card_id: cardId,
      slug: input.slug,
      name: input.name,
      last_day: lastDay,
      ended_on: null,
      created_at: now(),
    });
    if (!inserted) throw slugTaken();
    await emitLinkEvent(context, trx, "link.created", card, ownerId, inserted);
    return inserted;
  });
  return toLink(context, card, row, undefined);
}

/** Renames it, changes its last day or reactivates it. */
export function updateLink(
  context: AppContext,
  ownerId: string,
  ids: { cardid: string; linkid: string },
  input: UpdateLinkInput,
): Promise<NamedLink> {
  const today = utcDay(context.now());
  return changeLink(context, ownerId, ids, async (trx, row, { maxLive }) => {
    const changes = changesOf(row, input, today);
    if (!isLiveRow(row, today) && isLiveRow({ ...row, ...changes }, today)) {
      await requireRoom(trx, ids.cardid, today, maxLive);
    }
    return changes;
  });
}

export function endLink(
  context: AppContext,
  ownerId: string,
  ids: { cardid: string; linkid: string },
): Promise<NamedLink> {
  const today = utcDay(context.now());
  return changeLink(context, ownerId, ids, async (trx, row, { card }) => {
    if (!isLiveRow(row, today)) return {};
    await emitLinkEvent(context, trx, "link.ended", card, ownerId, row);
    return { ended_on: today };
  });
}

/** Of a card or of its team, by its slug, while it is live. The card's own comes first. */
export async function findLiveLink(
  { db, now }: AppContext,
  cardId: string,
  slug: string,
): Promise<PublicLink | undefined> {
  const today = utcDay(now());
  return (await findBySlug(db, cardId, slug)).find((row) => isLiveRow(row, today));
}

/** Whether there is such a link, ended or past its last day. */
export async function isLinkOver({ db, now }: AppContext, cardId: string, slug: string): Promise<boolean> {
  const today = utcDay(now());
  const rows = await findBySlug(db, cardId, slug);
  return rows.length > 0 && rows.every((row) => !isLiveRow(row, today));
}

/** A URL may say anything, such as NUL, which PostgreSQL refuses. */
async function findBySlug(db: Db, cardId: string, slug: string): Promise<PublicLink[]> {
  if (slugProblem(slug)) return [];
  const own = await findLinkBySlug(db, cardId, slug);
  const ofTeam = await findTeamLinkOfCard(db, cardId, slug);
  return [...(own ? [{ ...own, isOfTeam: false }] : []), ...(ofTeam ? [{ ...ofTeam, isOfTeam: true }] : [])];
}

type Changes = Parameters<typeof updateLinkRow>[2];

/** Drops what is cached of the card, the pages of its links included, on every instance. */
async function changeLink(
  context: AppContext,
  ownerId: string,
  { cardid, linkid }: { cardid: string; linkid: string },
  change: (trx: Trx, row: LinkRow, given: { card: OwnCard; maxLive: number }) => Promise<Changes>,
): Promise<NamedLink> {
  const { db } = context;
  const card = await getOwnCard(context, ownerId, cardid);
  const { links: maxLive } = await findFeatures(context, card.payerId);
  await context.limits.hit(CHANGE_LIMIT, ownerId);
  const changed = await db.transaction().execute(async (trx) => {
    await lockAccount(trx, ownerId);
    const row = await findLinkById(trx, cardid, linkid);
    if (!row) throw new AppError("not_found", TEXT.notFound);
    const updated = await updateLinkRow(trx, linkid, await change(trx, row, { card, maxLive }));
    await publishCardChange(context, trx, card.usernameKey);
    return updated;
  });
  // Once more after the commit: the old state may have been cached in between.
  dropCard(context, card.usernameKey);
  return toLink(context, card, changed, (await context.findLinkSums(db, cardid)).get(linkid));
}

async function emitLinkEvent(
  { config, emit }: AppContext,
  trx: Trx,
  type: "link.created" | "link.ended",
  { username }: OwnCard,
  accountId: string,
  { id, card_id, name, slug }: LinkRow,
): Promise<void> {
  const url = `${config.publicUrl}/c/${username}/${slug}`;
  const data = () => ({ linkid: id, cardid: card_id, name, slug, url });
  await emit("ownerEvent", { trx, accountId, type, subject: id, data });
}

async function findFeatures(context: AppContext, payerId: string) {
  return featuresOf(await findPlanStatus(context, payerId));
}

async function requireRoom(trx: Db, cardId: string, today: string, maxLive: number): Promise<void> {
  if ((await countLiveLinks(trx, cardId, today)) >= maxLive) {
    throw new AppError("links_full", TEXT.tooManyLive({ count: maxLive }));
  }
}

function toLink(context: AppContext, card: OwnCard, row: LinkRow, sums: LinkSums = NO_SUMS): NamedLink {
  const url = `${context.config.publicUrl}/c/${card.username}/${row.slug}`;
  return { ...linkFields(row, utcDay(context.now())), url, ...sums };
}
