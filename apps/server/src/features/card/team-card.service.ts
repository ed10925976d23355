import { setImmediate as nextTurn } from "node:timers/promises";
import { DELETED_USERNAME_RESERVED_MS, FORMER_USERNAME_MS } from "@visita/domain/card/card-ownership.rules";
import type { Contacts } from "@visita/domain/card/contacts";
import { nameSuspicions } from "@visita/domain/card/phishing-guard";
import { storedSuspicions } from "@visita/domain/card/suspicion";
import { DEFAULT_THEME } from "@visita/domain/card/themes";
import { usernameKey } from "@visita/domain/card/username.rules";
import type { Template } from "@visita/domain/team/template";
import type { AppContext } from "../../core/app-context.ts";
import type { Db, Trx } from "../../db/database.ts";
import { publishOwnerChange } from "../account/owner-change.service.ts";
import { usernameIsTaken } from "./card.refusals.ts";
import { updateCardRow } from "./card.store.ts";
import { publishCardChange } from "./card-change.service.ts";
import { emitCardEvent, emitTeamCardsCreated } from "./card-event.service.ts";
import { upsertReview } from "./card-review.store.ts";
import { upsertFormerUsername } from "./former-username.store.ts";
import {
  countCardsOfTeam,
  deleteCardsOfTeam,
  deleteTeamCardRow,
  findCardOfTeam,
  findSharingTeamRow,
  forgetLeavers,
  insertCards,
  listCardsOfTeam,
  listIdsOfTemplate,
  listTakenKeys,
  listTeamCardIds,
  listTeamIdsOf,
  listTemplateIds,
  listUsernames,
  updateFormerUsernamesOf,
  updateTeamEnded,
  updateTemplateOfCards,
} from "./team-card.store.ts";
import { type StoredCard, templateOf, toOwnFields, toStoredCard } from "./visible-card.ts";

const IDS_PER_QUERY = 500;
/** Cards of one statement, and those that are looked at before others are answered. */
const BATCH_SIZE = 50;

export type NewTeamCard = {
  readonly id: string;
  /** The account whose card it is; the team's own while nobody has taken it. */
  readonly ownerId: string;
  readonly username: string;
  readonly fullname: string;
  readonly occupation: string;
  readonly contacts: Contacts;
};

export function countTeamCards(db: Db, teamId: string): Promise<number> {
  return countCardsOfTeam(db, teamId);
}

export type SharingTeam = { readonly id: string; readonly name: string };

/** The team whose owners and admins see what visitors leave on a card; undefined where its person alone does. */
export function findSharingTeam(db: Db, cardId: string): Promise<SharingTeam | undefined> {
  return findSharingTeamRow(db, cardId);
}

/** All cards of a team: who has which is not said. */
export async function findCardsOfTeam(db: Db, teamId: string) {
  const rows = await listTeamCardIds(db, teamId);
  return rows.map(({ id, username, template_id }) => ({ id, username, templateId: template_id ?? "" }));
}

/** The teams that an account is in, by their ids. */
export async function findTeamIdsOf(db: Db, accountId: string): Promise<ReadonlySet<string>> {
  return new Set(await listTeamIdsOf(db, accountId));
}

/** The usernames of cards, by their ids. */
export async function findUsernames(
  db: Db,
  cardIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (let start = 0; start < cardIds.length; start += IDS_PER_QUERY) {
    const rows = await listUsernames(db, cardIds.slice(start, start + IDS_PER_QUERY));
    for (const { id, username } of rows) names.set(id, username);
  }
  return names;
}

export type TeamCard = Omit<StoredCard, "linkOnlyContacts"> & { readonly templateId: string };

/** Cards of a team as they are shown to everybody, by their ids. */
export async function findTeamCards(
  db: Db,
  teamId: string,
  cardIds: readonly string[],
): Promise<ReadonlyMap<string, TeamCard>> {
  const cards = new Map<string, TeamCard>();
  for (let start = 0; start < cardIds.length; start += IDS_PER_QUERY) {
    const rows = await listCardsOfTeam(db, teamId, cardIds.slice(start, start + IDS_PER_QUERY));
    for (const row of rows) {
      // What a member shows on links alone is not the team's to read.
      const { linkOnlyContacts: _, ...card } = toStoredCard(row);
      cards.set(row.id, { ...card, templateId: row.template_id ?? "" });
    }
  }
  return cards;
}

/** In a transaction that has locked the team. Throws when a username was taken meanwhile. */
export async function insertTeamCards(
  context: AppContext,
  trx: Trx,
  { teamId, templateId, companyname }: { teamId: string; templateId: string; companyname: string },
  cards: readonly NewTeamCard[],
): Promise<void> {
  const { now, config } = context;
  const at = now();
  for (let start = 0; start < cards.length; start += BATCH_SIZE) {
    const batch = cards.slice(start, start + BATCH_SIZE);
    const keys = batch.map(({ username }) => usernameKey(username));
    const [taken] = await listTakenKeys(trx, keys, at);
    if (taken !== undefined) throw usernameIsTaken(taken);
    const stored = await insertCards(
      trx,
      batch.map(({ id, ownerId, username, fullname, occupation, contacts }) => ({
        id,
        owner_id: ownerId,
        team_id: teamId,
        template_id: templateId,
        username,
        username_key: usernameKey(username),
        fullname,
        occupation,
        companyname: "",
        bio: "",
        color: DEFAULT_THEME,
        profilepic: null,
        logo: null,
        contacts: JSON.stringify(contacts),
        created_at: at,
        updated_at: at,
      })),
    );
    if (stored < batch.length) throw usernameIsTaken(batch[0]?.username ?? "");
    for (const card of batch) {
      const suspicions = nameSuspicions({ ...card, companyname }, config.brand);
      if (suspicions.length === 0) continue;
      const suspicion = storedSuspicions(suspicions);
      await upsertReview(trx, { card_id: card.id, suspicion, queued_at: at, reviewed_at: null });
    }
    await emitTeamCardsCreated(context, trx, teamId, batch);
    // Others are answered in between.
    await nextTurn();
  }
}

/** The card becomes somebody's, and everybody is shown what depends on that. Returns its username. */
export async function giveTeamCard(
  context: AppContext,
  trx: Db,
  teamId: string,
  { cardId, ownerId }: { cardId: string; ownerId: string },
): Promise<string> {
  const row = await findCardOfTeam(trx, teamId, cardId);
  if (!row) throw new Error("a card of a team is gone while it is given");
  await updateCardRow(trx, cardId, { owner_id: ownerId, version: row.version + 1 });
  await publishCardChange(context, trx, row.username_key);
  return row.username;
}

type EndedCard = {
  readonly cardId: string;
  /** The card of the colleague who takes over. */
  readonly successorId: string | null;
  /** Null where nobody is to be named. */
  readonly leftName: string | null;
};

/**
 * Ends the card of somebody who leaves a team. Its usernames, and those that led to it, lead to the colleague's card for a
 * year; without one they lead nowhere. Returns its username's key.
 */
export async function endTeamCard(
  context: AppContext,
  trx: Trx,
  teamId: string,
  { cardId, successorId, leftName }: EndedCard,
): Promise<string | undefined> {
  const { now, images } = context;
  const row = await findCardOfTeam(trx, teamId, cardId);
  if (!row) return undefined;
  const left = { owner_id: null, card_id: successorId, left_name: leftName, left_team_id: teamId };
  await updateFormerUsernamesOf(trx, cardId, left);
  await deleteTeamCardRow(trx, teamId, cardId);
  await upsertFormerUsername(trx, {
    ...left,
    username_key: row.username_key,
    reserved_until: now() + FORMER_USERNAME_MS,
  });
  await images.deleteUnused(trx, [row.profilepic, row.logo]);
  await publishCardChange(context, trx, row.username_key);
  await emitCardEvent(context, trx, "card.deleted", row);
  return row.username_key;
}

export function listCardIdsOfTemplate(db: Db, templateId: string): Promise<string[]> {
  return listIdsOfTemplate(db, templateId);
}

/** Cards of a team: what is the person's own, and what it is shown with. */
export async function listOwnFields(db: Db, teamId: string, cardIds: readonly string[]) {
  const cards: { own: StoredCard; template: Template | undefined }[] = [];
  for (let start = 0; start < cardIds.length; start += IDS_PER_QUERY) {
    const rows = await listCardsOfTeam(db, teamId, cardIds.slice(start, start + IDS_PER_QUERY));
    for (const row of rows) cards.push({ own: toOwnFields(row), template: templateOf(row) });
  }
  return cards;
}

/** Returns how many have another template now, and which ones they had. */
export async function moveTeamCards(
  trx: Db,
  teamId: string,
  cardIds: readonly string[],
  templateId: string,
): Promise<{ count: number; templateIds: string[] }> {
  const former = new Set<string>();
  let count = 0;
  for (let start = 0; start < cardIds.length; start += IDS_PER_QUERY) {
    const ids = cardIds.slice(start, start + IDS_PER_QUERY);
    for (const id of await listTemplateIds(trx, teamId, ids)) former.add(id);
    count += await updateTemplateOfCards(trx, teamId, ids, templateId);
  }
  return { count, templateIds: [...former] };
}

/** All cards of a team answer as deleted ones do, or with null again as before: one write and one message. */
export async function endCardsOfTeam(
  context: AppContext,
  trx: Db,
  teamId: string,
  endedAt: number | null,
): Promise<void> {
  await updateTeamEnded(trx, teamId, endedAt);
  await publishOwnerChange(context, trx, teamId);
}

/** For good. Their usernames stay reserved, then for nobody. */
export async function eraseCardsOfTeam(context: AppContext, trx: Db, teamId: string): Promise<void> {
  const { now, images } = context;
  const reserved_until = now() + DELETED_USERNAME_RESERVED_MS;
  for (;;) {
    const rows = await deleteCardsOfTeam(trx, teamId, BATCH_SIZE);
    if (rows.length === 0) return forgetLeavers(trx, teamId);
    for (const { username_key } of rows) {
      const row = { username_key, owner_id: null, card_id: null, left_name: null, left_team_id: null };
      await upsertFormerUsername(trx, { ...row, reserved_until });
    }
    await images.deleteUnused(
      trx,
      rows.flatMap(({ profilepic, logo }) => [profilepic, logo]),
    );
    await nextTurn();
  }
}
