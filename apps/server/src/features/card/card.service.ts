import {
  availableSlots,
  featuresOf,
  type PlanFeatures,
  type PlanStatus,
} from "@visita/domain/billing/plan.rules";
import type { AddCardInput, OwnCard, UpdateCardInput } from "@visita/domain/card/card.contract";
import { mergedCard } from "@visita/domain/card/card.gating";
import { CARD_MESSAGES as TEXT } from "@visita/domain/card/card.messages";
import type { ValidCard } from "@visita/domain/card/card.rules";
import { allContacts, type LinkChoice, mergedLinkChoice } from "@visita/domain/card/link-only";
import { usernameKey, usernameProblem } from "@visita/domain/card/username.rules";
import { isTheirs, withTemplate } from "@visita/domain/team/template";
import { keptBehind } from "@visita/domain/team/template.rules";
import type { AppContext } from "../../core/app-context.ts";
import type { Db, Trx } from "../../db/database.ts";
import { AppError } from "../../lib/app-error.ts";
import { newId } from "../../lib/tokens.ts";
import { findActiveAccounts, findPlanStatus } from "../billing/subscription.service.ts";
import { ADD_LIMIT, cardNotFound, requireSlot, UPDATE_LIMIT, usernameIsTaken } from "./card.refusals.ts";
import {
  countCardsByOwner,
  findCardOfOwner,
  findLastPosition,
  insertCard,
  listCardsByOwner,
  lockOwner,
  nextVersion,
  updateCardRow,
} from "./card.store.ts";
import { dropCard, publishCardChange } from "./card-change.service.ts";
import { cardColumns, keptSides, orderColumns, sidesColumns } from "./card-columns.ts";
import { emitCardChanged, emitCardEvent } from "./card-event.service.ts";
import { prepareImages, storeImages } from "./card-images.service.ts";
import { reviewCard } from "./card-review.service.ts";
import { checkedCard, checkedTeamCard } from "./checked-card.service.ts";
import { requireSecretLinks } from "./link-only.service.ts";
import { requireNothingDropped } from "./plan-restrictions.ts";
import { listTeamNames } from "./team-card.store.ts";
import { isUsernameTaken, takeUsername } from "./username.service.ts";
import { payerOf, templateOf, toOwnCard, toOwnFields, toStoredCard } from "./visible-card.ts";

type NewCard = { cardid: string; username: string };

/** A client's card begins shown and with the form for details; one from a copy as it was. */
type NewCardInput = AddCardInput & { readonly exchange?: boolean; readonly pausedAt?: number | null };

/** Only confirmed accounts have a session, so the owner's email is known to be real. */
export function addCard(context: AppContext, ownerId: string, input: AddCardInput): Promise<NewCard> {
  return context.cardAddLock.run(ownerId, () => addNextCard(context, ownerId, input));
}

async function addNextCard(context: AppContext, ownerId: string, input: AddCardInput): Promise<NewCard> {
  const status = await findPlanStatus(context, ownerId);
  const prepared = await prepareCard(context, ownerId, status, input);
  return context.db.transaction().execute(async (trx) => {
    await lockOwner(trx, ownerId);
    return insertPrepared(context, trx, ownerId, status, prepared);
  });
}

/** Several cards, and whatever belongs to them, in one transaction: all of it, or nothing. */
export function addCards(
  context: AppContext,
  ownerId: string,
  inputs: readonly NewCardInput[],
  alsoWrite: (trx: Db) => Promise<void>,
): Promise<NewCard[]> {
  return context.cardAddLock.run(ownerId, async () => {
    const status = await findPlanStatus(context, ownerId);
    const prepared: PreparedCard[] = [];
    for (const input of inputs) prepared.push(await prepareCard(context, ownerId, status, input));
    return context.db.transaction().execute(async (trx) => {
      await lockOwner(trx, ownerId);
      const added: NewCard[] = [];
      for (const card of prepared) added.push(await insertPrepared(context, trx, ownerId, status, card));
      await alsoWrite(trx);
      return added;
    });
  });
}

type PreparedCard = {
  readonly username: string;
  readonly card: ValidCard;
  readonly images: Awaited<ReturnType<typeof prepareImages>>;
  readonly channelOrder: AddCardInput["channelOrder"];
  readonly linkOnly: LinkChoice;
  readonly exchange: boolean;
  readonly pausedAt: number | null;
};

/** Everything that can be refused and the slow part, the images, before the transaction begins. */
async function prepareCard(
  context: AppContext,
  ownerId: string,
  status: PlanStatus,
  input: NewCardInput,
): Promise<PreparedCard> {
  const { db, limits } = context;
  const features = featuresOf(status);
  const card = checkedCard(input, features, usernameProblem(input.username));
  const username = input.username.trim();
  // Checked again in the transaction; here, so that no image is processed in vain.
  requireSlot(availableSlots(status, await countCardsByOwner(db, ownerId)));
  if (await isUsernameTaken(context, username, ownerId)) throw usernameIsTaken(username);
  requireNothingDropped(input, features);
  await limits.hit(ADD_LIMIT, ownerId);
  const images = await prepareImages(context.images, ownerId, card);
  const { channelOrder, exchange = true, pausedAt = null } = input;
  // Its links are made later: whatever ids were sent are not theirs.
  const linkOnly = Object.fromEntries(Object.keys(input.linkOnly ?? {}).map((key) => [key, []]));
  return { username, card, images, channelOrder, linkOnly, exchange, pausedAt };
}

/** In a transaction that has locked the owner. */
async function insertPrepared(
  context: AppContext,
  trx: Trx,
  ownerId: string,
  status: PlanStatus,
  { username, card, images, channelOrder, linkOnly, exchange, pausedAt }: PreparedCard,
): Promise<NewCard> {
  const { now } = context;
  requireSlot(availableSlots(status, await countCardsByOwner(trx, ownerId)));
  const cardid = newId();
  const hashes = await storeImages(trx, ownerId, images, [], now());
  const position = (await findLastPosition(trx, ownerId)) + 1;
  await takeUsername(context, trx, username, ownerId, async () => {
    const row = await insertCard(trx, {
      id: cardid,
      owner_id: ownerId,
      username,
      username_key: usernameKey(username),
      ...cardColumns({ ...card, ...hashes, profilepic: hashes.profilepic ?? "" }, linkOnly),
      ...sidesColumns(card, card),
      ...orderColumns(null, channelOrder),
      position,
      exchange: exchange ? 1 : 0,
      paused_at: pausedAt,
      created_at: now(),
      updated_at: now(),
    });
    if (!row) throw usernameIsTaken(username);
  });
  await reviewCard(context, trx, { ...card, id: cardid, ownerId, username });
  await publishCardChange(context, trx, usernameKey(username));
  const { fullname } = card;
  await emitCardEvent(context, trx, "card.created", { id: cardid, owner_id: ownerId, username, fullname });
  return { cardid, username };
}

type SaveOptions = {
  /** Comes first in the transaction. */
  readonly alsoWrite?: (trx: Db) => Promise<void>;
  /** Somebody else, for whom the channels that only links show are not there: they stay as they are. */
  readonly isByAnother?: boolean;
};

/** Returns the new version. Optimistic locking: with a version in the input, a save in between is a `card_changed`. */
export async function updateCard(
  context: AppContext,
  ownerId: string,
  cardId: string,
  input: UpdateCardInput,
  { alsoWrite = async () => {}, isByAnother = false }: SaveOptions = {},
): Promise<number> {
  const { db, now, limits } = context;
  const row = await getCardRow(context, ownerId, cardId);
  const shown = toStoredCard(row);
  const template = templateOf(row);
  const plan = featuresOf(await findPlanStatus(context, payerOf(row)));
  const features = withoutChannels(plan, isByAnother ? shown.linkOnlyContacts : {});
  const linkOnly = isByAnother ? undefined : input.linkOnly;
  await requireSecretLinks(context, db, cardId, linkOnly);
  const sent = { ...input, linkOnly, ...keptSides(shown, input) };
  const changes = template
    ? checkedTeamCard(sent, shown, template, features)
    : checkedCard(sent, features, null);
  requireNothingDropped(input, plan, isByAnother ? shown : { ...shown, contacts: allContacts(shown) });
  await limits.hit(UPDATE_LIMIT, ownerId);
  const images = await prepareImages(context.images, ownerId, changes);

  const saved = await db.transaction().execute(async (trx) => {
    await alsoWrite(trx);
    const row = await nextVersion(trx, cardId, ownerId);
    if (!row) throw cardNotFound();
    if (input.version !== undefined && input.version !== row.version - 1) {
      throw new AppError("card_changed", TEXT.cardChanged);
    }
    const hashes = await storeImages(trx, ownerId, images, [row.profilepic, row.logo], now());
    const { linkOnlyContacts = {}, ...own } = toOwnFields(row);
    const contacts = allContacts({ ...own, linkOnlyContacts });
    const stored = { ...own, contacts, profilepic: row.profilepic ?? "", logo: row.logo };
    const sentCard = { ...changes, ...hashes, profilepic: hashes.profilepic ?? "" };
    const saved = mergedCard(stored, sentCard, features);
    const merged = template ? keptBehind(saved, stored, template) : saved;
    await updateCardRow(trx, cardId, {
      ...cardColumns(
        merged,
        mergedLinkChoice(
          linkOnlyContacts,
          linkOnly,
          (key) => !template || isTheirs(template, `contacts.${key}`),
        ),
      ),
      ...sidesColumns(input, merged),
      ...orderColumns(row.channel_order, input.channelOrder),
      updated_at: now(),
    });
    const names = template ? withTemplate(merged, template) : merged;
    await reviewCard(context, trx, { ...names, id: cardId, ownerId, username: row.username });
    await publishCardChange(context, trx, row.username_key);
    await emitCardChanged(context, trx, { ...row, fullname: merged.fullname });
    return row;
  });
  // Once more after the commit: the old state may have been cached in between.
  dropCard(context, saved.username_key);
  return saved.version;
}

export async function listCards(context: AppContext, ownerId: string): Promise<OwnCard[]> {
  const rows = await listCardsByOwner(context.db, ownerId);
  const active = await findActiveAccounts(context, [...new Set(rows.map(payerOf))]);
  const teams = await listTeamNames(
    context.db,
    rows.flatMap(({ team_id }) => team_id ?? []),
  );
  return rows.map((row) => {
    const team = teams.find(({ id }) => id === row.team_id);
    return {
      ...toOwnCard(row, active.has(payerOf(row)) ? "active" : "inactive"),
      ...(team && { team: { teamid: team.id, name: team.name } }),
    };
  });
}

/** Channels that a plan does not include, or that somebody else keeps, are neither checked nor changed. */
function withoutChannels(features: PlanFeatures, hidden: object = {}): PlanFeatures {
  return { ...features, channel: (key) => features.channel(key) && !Object.hasOwn(hidden, key) };
}

async function getCardRow({ db }: AppContext, ownerId: string, cardId: string) {
  const row = await findCardOfOwner(db, cardId, ownerId);
  if (!row) throw cardNotFound();
  return row;
}
