import { setImmediate as nextTurn } from "node:timers/promises";
import type { Contacts } from "@visita/domain/card/contacts";
import { nameSuspicions } from "@visita/domain/card/phishing-guard";
import { storedSuspicions } from "@visita/domain/card/suspicion";
import { DEFAULT_THEME } from "@visita/domain/card/themes";
import { usernameKey } from "@visita/domain/card/username.rules";
import type { Template } from "@visita/domain/team/template";
import type { AppContext } from "../../core/app-context.ts";
import type { Db, Trx } from "../../db/database.ts";
import { usernameIsTaken } from "./card.refusals.ts";
import { updateCardRow } from "./card.store.ts";
import { publishCardChange } from "./card-change.service.ts";
import { emitTeamCardsCreated } from "./card-event.service.ts";
import { upsertReview } from "./card-review.store.ts";
import {
  countCardsOfTeam,
  findCardOfTeam,
  findSharingTeamRow,
  insertCards,
  listCardsOfTeam,
  listIdsOfTemplate,
  listTakenKeys,
  listTeamCardIds,
  listTeamIdsOf,
  listTemplateIds,
  listUsernames,
  updateTemplateOfCards,
} from "./team-card.store.ts";
import { type StoredCard, templateOf, toOwnFields, toStoredCard } from "./visible-card.ts";

const IDS_PER_QUERY = 500;

/** Cards of one statement, and those that are looked at before others are answered. */
export const BATCH_SIZE = 50;

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
