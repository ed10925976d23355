import { featuresOf } from "@visita/domain/billing/plan.rules";
import { channelsOnlyOn, type LinkOnlyContacts } from "@visita/domain/card/link-only";
import {
  type AddCardLinkInput,
  isSecretWanted,
  type NamedLink,
  type UpdateCardLinkInput,
} from "@visita/domain/link/link.contract";
import { LINK_MESSAGES as TEXT } from "@visita/domain/link/link.messages";
import {
  LINKS_MAX_PER_CARD,
  prefixOf,
  SECRET_ALPHABET,
  SECRET_CHARS,
  secretSlug,
} from "@visita/domain/link/link.rules";
import type { AppContext } from "../../core/app-context.ts";
import type { Db, Trx } from "../../db/database.ts";
import { AppError } from "../../lib/app-error.ts";
import { newId, newSecret } from "../../lib/tokens.ts";
import { utcDay } from "../../lib/utc-time.ts";
import { findPlanStatus } from "../billing/subscription.service.ts";
import { dropCard, publishCardChange } from "../card/card-change.service.ts";
import { getLinkOnly, showOnLink } from "../card/link-only.service.ts";
import { getOwnCard, type OwnCard } from "../card/own-card.service.ts";
import { lockAccount } from "../card/visible-card.service.ts";
import type { Limit } from "../limit/limit.service.ts";
import {
  countLinks,
  countLiveLinks,
  findLinkById,
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
import { findTeamLinkOfCard, listTeamLinksByCards } from "./team-link.store.ts";

/** Per account. */
const CHANGE_LIMIT: Limit = { name: "link-change", hits: 300, windowMs: 60 * 60_000 };

export async function describeLinks(context: AppContext, ownerId: string, cardId: string) {
  const { db, now } = context;
  const card = await getOwnCard(context, ownerId, cardId);
  const features = await findFeatures(context, card.payerId);
  const sums = await context.findLinkSums(db, cardId);
  const linkOnly = await getLinkOnly(db, ownerId, cardId);
  const links = (await listLinks(db, cardId)).map((row) =>
    toLink(context, card, row, linkOnly, sums.get(row.id)),
  );
  const ofTeam = await listTeamLinksByCards(db, [cardId]);
  return {
    username: card.username,
    links,
    ofTeam: ofTeam
      .filter((row) => isLiveRow(row, utcDay(now())))
      .map(({ id, name }) => ({ linkid: id, name })),
    live: links.filter(({ overSince }) => overSince === null).length,
    maxLive: features.links,
    qrCode: features.qrCode,
    linkOnly: Object.keys(linkOnly),
  };
}

export async function addLink(
  context: AppContext,
  ownerId: string,
  cardId: string,
  input: AddCardLinkInput,
): Promise<NamedLink> {
  const { db, now } = context;
  const card = await getOwnCard(context, ownerId, cardId);
  const { lastDay = null, shows = [] } = input;
  const isSecret = isSecretWanted(input);
  const slug = isSecret ? secretSlug(input.slug, secretOf(input.secret)) : input.slug;
  const linkId = newId();
  requireNotPast(lastDay, utcDay(now()));
  const { links: maxLive } = await findFeatures(context, card.payerId);
  await context.limits.hit(CHANGE_LIMIT, ownerId);
  const row = await db.transaction().execute(async (trx) => {
    await lockAccount(trx, ownerId);
    await requireRoom(trx, cardId, utcDay(now()), maxLive);
    const ofTeam = await findTeamLinkOfCard(trx, cardId, slug);
    if (ofTeam && isLiveRow(ofTeam, utcDay(now()))) throw slugTaken();
    if ((await countLinks(trx, cardId)) >= LINKS_MAX_PER_CARD) {
      throw new AppError("links_full", TEXT.tooManyLinks({ max: LINKS_MAX_PER_CARD }));
    }
    const inserted = await insertLink(trx, {
      id: linkId,
      card_id: cardId,
      slug,
      is_secret: isSecret ? 1 : 0,
      name: input.name,
      last_day: lastDay,
      ended_on: null,
      created_at: now(),
    });
    if (!inserted) throw slugTaken();
    await emitLinkEvent(context, trx, "link.created", card, ownerId, inserted);
    if (shows.length > 0) {
      await showOnLink(trx, { ownerId, cardId, linkId }, shows);
      await publishCardChange(context, trx, card.usernameKey);
    }
    return inserted;
  });
  if (shows.length > 0) dropCard(context, card.usernameKey);
  return toLink(context, card, row, await getLinkOnly(db, ownerId, cardId));
}

/** The secret that was chosen, or a new one of 80 random bits. */
function secretOf(chosen: string | true = true): string {
  return chosen === true ? newSecret(SECRET_ALPHABET, SECRET_CHARS) : chosen;
}

/** Renames it, changes its last day, what it shows or its secret, or reactivates it. */
export function updateLink(
  context: AppContext,
  ownerId: string,
  ids: { cardid: string; linkid: string },
  input: UpdateCardLinkInput,
): Promise<NamedLink> {
  const today = utcDay(context.now());
  const { shows, secret } = input;
  return changeLink(context, ownerId, ids, async (trx, row, { maxLive }) => {
    if ((secret !== undefined || shows?.length) && row.is_secret === 0) {
      throw new AppError("invalid_input", TEXT.notSecret);
    }
    if (shows) await showOnLink(trx, { ownerId, cardId: ids.cardid, linkId: row.id }, shows);
    const changes = {
      ...changesOf(row, input, today),
      ...(secret !== undefined && { slug: secretSlug(prefixOf(row.slug), secretOf(secret)) }),
    };
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
  const linkOnly = await getLinkOnly(db, ownerId, cardid);
  return toLink(context, card, changed, linkOnly, (await context.findLinkSums(db, cardid)).get(linkid));
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
  await emit("ownerEvent", { trx, accountId, type, about: [{ subject: id, data }] });
}

async function findFeatures(context: AppContext, payerId: string) {
  return featuresOf(await findPlanStatus(context, payerId));
}

async function requireRoom(trx: Db, cardId: string, today: string, maxLive: number): Promise<void> {
  if ((await countLiveLinks(trx, cardId, today)) >= maxLive) {
    throw new AppError("links_full", TEXT.tooManyLive({ count: maxLive }));
  }
}

function toLink(
  context: AppContext,
  card: OwnCard,
  row: LinkRow,
  linkOnly: LinkOnlyContacts,
  sums: LinkSums = NO_SUMS,
): NamedLink {
  return {
    ...linkFields(row, utcDay(context.now())),
    secret: row.is_secret === 1 ? row.slug.slice(-SECRET_CHARS) : null,
    shows: channelsOnlyOn(linkOnly, row.id),
    url: `${context.config.publicUrl}/c/${card.username}/${row.slug}`,
    ...sums,
  };
}
