import type { PlanStatus } from "@visita/domain/billing/plan.rules";
import { HIDDEN_CARD_MESSAGES as TEXT } from "@visita/domain/card/hidden-card.messages";
import type { PublicCard } from "@visita/domain/card/public-card";
import { usernameKey, usernameProblem } from "@visita/domain/card/username.rules";
import type { HiddenCard } from "@visita/domain/site/page-ports";
import type { AppContext } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";
import { AppError } from "../../lib/app-error.ts";
import { ownerWrite } from "../account/owner-change.service.ts";
import { findPlan, findPlanStatus } from "../billing/subscription.service.ts";
import { cardNotFound } from "./card.refusals.ts";
import {
  findCardById,
  findCardByUsername,
  listCardsByIds,
  listCardsByOwner,
  lockOwner,
  type WholeCardRow,
} from "./card.store.ts";
import { templateWrite } from "./card-change.service.ts";
import { findFormerUsername, findLeaverOf } from "./former-username.store.ts";
import {
  hiddenReason,
  payerOf,
  revisedAt,
  revisionOf,
  type StoredCard,
  toPublicCard,
  toStoredCard,
} from "./visible-card.ts";

/** A card as everybody may see it, in one revision. */
export type CardSnapshot = {
  readonly card: PublicCard;
  /** The same as a link shows it whose address nobody can guess. */
  readonly cardOn: (linkId: string) => PublicCard;
  readonly ownerId: string;
  /** The messages, beside its own, after which it is another one: of its owner, its team and its template. */
  readonly changedBy: readonly string[];
  /** Equal for snapshots that render to the same bytes. */
  readonly revision: string;
  /** When the card will look different without a write, because a plan ends. Epoch milliseconds. */
  readonly changesAt: number | null;
};

/** Undefined when no card has this username. Throws for a card that is not shown to anybody. */
export async function findCardSnapshot(
  context: AppContext,
  usernameKey: string,
): Promise<CardSnapshot | undefined> {
  const { db, now } = context;
  const row = await findCardByUsername(db, usernameKey);
  if (!row) return undefined;
  const hidden = hiddenReason(row);
  if (hidden) throw new HiddenCardError(hidden, row.language);
  const plan = await findPlan(context, payerOf(row));
  const card = toPublicCard(row, plan.status, now());
  return {
    card,
    cardOn: (linkId) => toPublicCard(row, plan.status, now(), linkId),
    ownerId: row.owner_id,
    changedBy: messagesOf(row),
    revision: `${revisionOf(row)} ${plan.status} ${card.exchange} ${card.indexable}`,
    changesAt: plan.until,
  };
}

/** By what stands in a URL, also by a former username: a form that was opened before the card moved still arrives. */
export async function findSnapshotByName(
  context: AppContext,
  username: string,
): Promise<CardSnapshot | undefined> {
  if (usernameProblem(username)) return undefined;
  const key = usernameKey(username);
  const snapshot = await findCardSnapshot(context, key);
  if (snapshot) return snapshot;
  const current = await findCurrentUsername(context, key);
  return current && findCardSnapshot(context, usernameKey(current.username));
}

/** `isSuccessor`: the card of a colleague, who takes over from the person that had it. */
export type CurrentUsername = { readonly username: string; readonly isSuccessor: boolean };

/**
 * For a username that no card has: the one that its card has now. Undefined when nobody had it, or too long ago. Throws
 * when its card is not shown to anybody.
 */
export async function findCurrentUsername(
  { db, now }: AppContext,
  usernameKey: string,
): Promise<CurrentUsername | undefined> {
  const former = await findFormerUsername(db, usernameKey, now());
  if (!former) return undefined;
  if (former.username === null) throw new HiddenCardError(former.left_team_id === null ? "gone" : "left");
  return { username: former.username, isSuccessor: former.left_team_id !== null };
}

/** The card as it is shown to who came by the address of somebody who has left its team. */
export async function findSuccessorSnapshot(
  { db, now }: AppContext,
  snapshot: CardSnapshot,
  formerKey: string,
): Promise<CardSnapshot | undefined> {
  const leaver = await findLeaverOf(db, formerKey, snapshot.card.cardid, now());
  if (!leaver || leaver.left_name === null) return undefined;
  const took = { left: leaver.left_name, team: leaver.name };
  return {
    ...snapshot,
    card: { ...snapshot.card, took },
    revision: `${snapshot.revision} ${JSON.stringify(took)}`,
  };
}

function messagesOf({ owner_id, team_id, template_id }: WholeCardRow): string[] {
  const team = team_id === null || team_id === owner_id ? [] : [ownerWrite(team_id)];
  return [ownerWrite(owner_id), ...team, ...(template_id === null ? [] : [templateWrite(template_id)])];
}

const HIDDEN = {
  resting: { code: "card_resting", text: TEXT.restingTitle },
  gone: { code: "card_gone", text: TEXT.goneTitle },
  left: { code: "card_gone", text: TEXT.goneTitle },
  taken_down: { code: "card_taken_down", text: TEXT.takenDownTitle },
  legal: { code: "card_blocked", text: TEXT.legalTitle },
} as const;

/** A card that is not shown to anybody. */
export class HiddenCardError extends AppError {
  readonly reason: HiddenCard;
  /** Of the card's texts, where it is known. */
  readonly language: string | undefined;

  constructor(reason: HiddenCard, language?: string | null, text: string = HIDDEN[reason].text) {
    super(HIDDEN[reason].code, text);
    this.reason = reason;
    this.language = language ?? undefined;
  }
}

export type HideableRow = Parameters<typeof hiddenReason>[0];

/** For lists that read a part of the row themselves. */
export function hiddenStateOf(row: HideableRow): HiddenCard | null {
  return hiddenReason(row);
}

export async function findUsernameById({ db }: AppContext, cardId: string): Promise<string | undefined> {
  return (await findCardById(db, cardId))?.username;
}

/** The owners by id of those cards that everybody may see. */
export async function findShownOwners(
  { db }: AppContext,
  cardIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await listCardsByIds(db, cardIds);
  const shown = rows.filter((row) => hiddenReason(row) === null);
  return new Map(shown.map((row) => [row.id, row.owner_id]));
}

/** A card with everything that is stored. */
export type OwnedCard = {
  readonly card: StoredCard;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** Null while it is shown. */
  readonly pausedAt: number | null;
  /** A team has made it. */
  readonly isOfTeam: boolean;
};

/** All cards of an account, whatever its plan shows of them. */
export async function listStoredCards({ db }: AppContext, ownerId: string): Promise<OwnedCard[]> {
  const rows = await listCardsByOwner(db, ownerId);
  return rows.map((row) => ({
    card: toStoredCard(row),
    createdAt: row.created_at,
    updatedAt: revisedAt(row),
    pausedAt: row.paused_at,
    isOfTeam: row.team_id !== null,
  }));
}

/** By id, whoever may see them: for admins, who see what visitors see. Cards that are gone are missing. */
export async function findWholeCards(
  { db }: AppContext,
  cardIds: readonly string[],
): Promise<ReadonlyMap<string, StoredCard>> {
  const rows = await listCardsByIds(db, cardIds);
  return new Map(rows.map((row) => [row.id, toStoredCard(row)]));
}

/** Throws when there is no such card, or none that is shown. */
export async function getCardOwner({ db }: AppContext, cardId: string): Promise<string> {
  const row = await findCardById(db, cardId);
  if (!row) throw cardNotFound();
  const hidden = hiddenReason(row);
  if (hidden) throw new HiddenCardError(hidden, row.language);
  return row.owner_id;
}

export type ReportableCard = {
  readonly cardid: string;
  readonly username: string;
  readonly ownerId: string;
};

/** Throws when there is no such card, or when it is not shown to anybody. */
export async function getReportableCard({ db }: AppContext, cardId: string): Promise<ReportableCard> {
  const row = await findCardById(db, cardId);
  if (!row) throw cardNotFound();
  const hidden = hiddenReason(row);
  if (hidden) throw new HiddenCardError(hidden, row.language);
  return { cardid: row.id, username: row.username, ownerId: row.owner_id };
}

/** The plan of an owner, named as a public card names its owner, or by the account's id. */
export async function findOwnerStatus(context: AppContext, ownerId: string): Promise<PlanStatus> {
  const { db } = context;
  const card = await findCardById(db, ownerId);
  return findPlanStatus(context, card ? payerOf(card) : ownerId);
}

/** Serializes changes that count what an account has, until the transaction ends. */
export function lockAccount(trx: Db, accountId: string): Promise<void> {
  return lockOwner(trx, accountId);
}
