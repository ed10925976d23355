import type { AddPersonInput, Person, UpdatePersonInput } from "@visita/domain/address-book/person.contract";
import { PERSON_MESSAGES as TEXT } from "@visita/domain/address-book/person.messages";
import {
  EMPTY_PERSON,
  PEOPLE_MAX,
  PERSON_UNDO_MS,
  type PersonDraft,
  type PersonFields,
  readPersonFields,
} from "@visita/domain/address-book/person.rules";
import { personFileName } from "@visita/domain/address-book/person-file";
import type { AppContext } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";
import { deleteInBatches } from "../../db/queries.ts";
import { AppError } from "../../lib/app-error.ts";
import { lockAccount } from "../card/visible-card.service.ts";
import type { Limit } from "../limit/limit.service.ts";
import { nextPeopleChange } from "./book-change.store.ts";
import { markOpened } from "./new-people.store.ts";
import {
  countPeople,
  deletePeopleMarked,
  deletePeopleOf,
  findPerson,
  listPeopleByNumbers,
  lockPerson,
  type PersonRow,
  updatePerson,
} from "./person.store.ts";
import { emitPersonEvent } from "./person-event.service.ts";
import { deleteRemoval, deleteRemovalsUntil, upsertRemoval } from "./person-removal.store.ts";
import { compactSearch, compactSearchFully } from "./person-search.store.ts";
import { listNames } from "./person-vcard.store.ts";
import { describePerson } from "./person-view.service.ts";
import { addPeople, changePerson } from "./person-writer.ts";

/** Per account. A note that is saved on every pause stays far below. */
const CHANGE_LIMIT: Limit = { name: "person-change", hits: 3_000, windowMs: 60 * 60_000 };
/** How long devices are told who was deleted; two days more than their tokens are valid. */
export const REMOVALS_TTL_MS = 92 * 24 * 60 * 60_000;
/** An undo that was pressed in the last second is still on its way. */
const UNDO_SLACK_MS = 5_000;

export async function getPerson(context: AppContext, ownerId: string, id: string): Promise<Person> {
  const row = await findPerson(context.db, ownerId, id);
  if (!row) throw personNotFound();
  return describePerson(context, row);
}

export async function addPerson(
  context: AppContext,
  ownerId: string,
  input: AddPersonInput,
): Promise<Person> {
  const { db, now, limits } = context;
  await limits.hit(CHANGE_LIMIT, ownerId);
  const { tags, ownNote, ...fields } = { ...EMPTY_PERSON, ...checked(input) };
  const row = await db.transaction().execute(async (trx) => {
    await lockAccount(trx, ownerId);
    await requireRoom(trx, ownerId, 1);
    const at = now();
    const change = await nextPeopleChange(trx, ownerId, at);
    const added = { ...fields, tags, own_note: ownNote, ...addedByHand(at) };
    const [number] = await addPeople(trx, ownerId, [added], change);
    const row = (await listPeopleByNumbers(trx, [number as number]))[0] as PersonRow;
    await emitPersonEvent(context, trx, "contact.changed", row);
    return row;
  });
  return describePerson(context, row);
}

/** What is true of everybody whom an owner adds. */
export function addedByHand(at: number) {
  return {
    note: "",
    origin: "added",
    card_id: null,
    link_id: null,
    sent_card_id: null,
    created_at: at,
    opened_at: at,
  } as const;
}

/** Throws when an account would have more people than it can. */
export async function requireRoom(trx: Db, ownerId: string, added: number): Promise<void> {
  if ((await countPeople(trx, ownerId)) + added > PEOPLE_MAX) {
    throw new AppError("people_full", TEXT.peopleFull({ max: PEOPLE_MAX }));
  }
}

export async function changeDetails(
  context: AppContext,
  ownerId: string,
  id: string,
  { opened, version, linkid, ...draft }: UpdatePersonInput,
): Promise<Person> {
  const { db, now, limits } = context;
  await limits.hit(CHANGE_LIMIT, ownerId);
  const { tags, ownNote, ...fields } = checked(draft);
  const changes = {
    ...fields,
    ...(ownNote !== undefined && { own_note: ownNote }),
    ...(linkid === null && { link_id: null, team_link_id: null }),
  };
  const isChanged = Object.keys(changes).length > 0 || tags !== undefined;
  const row = await db.transaction().execute(async (trx) => {
    const change = isChanged ? await nextPeopleChange(trx, ownerId, now()) : 0;
    const stored = await lockPresent(trx, ownerId, id);
    if (version !== undefined && version !== stored.version) {
      throw new AppError("person_changed", TEXT.changed);
    }
    if (opened) await markOpened(trx, stored.number, now());
    if (!isChanged) return { ...stored, opened_at: opened ? (stored.opened_at ?? now()) : stored.opened_at };
    const row = await changePerson(trx, stored, changes, change, tags);
    // Own notes and tags are not shared with a team.
    const isPrivate = Object.keys(fields).length === 0;
    await emitPersonEvent(context, trx, "contact.changed", row, { isPrivate });
    return row;
  });
  return describePerson(context, row);
}

/** Marks a person as deleted. Doing it again gives no more time. */
export async function deletePerson(
  { db, now, limits }: AppContext,
  ownerId: string,
  id: string,
): Promise<number> {
  await limits.hit(CHANGE_LIMIT, ownerId);
  return db.transaction().execute(async (trx) => {
    const change = await nextPeopleChange(trx, ownerId, now());
    const stored = await lockPerson(trx, ownerId, id);
    if (!stored) throw personNotFound();
    const deletedAt = stored.deleted_at ?? now();
    if (stored.deleted_at === null) await markDeleted(trx, stored, { change, at: deletedAt });
    return deletedAt + PERSON_UNDO_MS;
  });
}

/** Part of a transaction that has locked them. */
export async function markDeleted(
  trx: Db,
  { number, id, owner_id }: PersonRow,
  { change, at }: { change: number; at: number },
): Promise<void> {
  await updatePerson(trx, number, { deleted_at: at, change });
  const name = await nameOf(trx, { number, id });
  await upsertRemoval(trx, { owner_id, name, change, removed_at: at });
}

export async function restorePerson(context: AppContext, ownerId: string, id: string): Promise<Person> {
  const { db, now } = context;
  const row = await db.transaction().execute(async (trx) => {
    const change = await nextPeopleChange(trx, ownerId, now());
    const stored = await lockPerson(trx, ownerId, id);
    if (!stored) throw personNotFound();
    if (stored.deleted_at === null) return stored;
    if (stored.deleted_at + PERSON_UNDO_MS + UNDO_SLACK_MS < now()) {
      throw new AppError("expired", TEXT.notRestorable);
    }
    await deleteRemoval(trx, ownerId, await nameOf(trx, stored));
    return (await updatePerson(trx, stored.number, { deleted_at: null, change })) as PersonRow;
  });
  return describePerson(context, row);
}

/** The last part of a person's address in address books. */
async function nameOf(trx: Db, { number, id }: Pick<PersonRow, "number" | "id">): Promise<string> {
  return (await listNames(trx, [number])).get(number) ?? personFileName(id);
}

/** Background job: deletes the rows of people whose deletion can no longer be taken back. */
export function purgePeople(db: Db, now: number): Promise<void> {
  return deleteInBatches((limit) => deletePeopleMarked(db, now - PERSON_UNDO_MS - UNDO_SLACK_MS, limit));
}

/** Background job: devices that have not asked for so long are told everything anew. */
export function purgeRemovals(db: Db, now: number): Promise<void> {
  return deleteInBatches((limit) => deleteRemovalsUntil(db, now - REMOVALS_TTL_MS, limit));
}

/** Background job: what deleted people were found by goes for good. */
export function compactPeopleSearch(db: Db): Promise<void> {
  return compactSearch(db);
}

/** After deleted people nothing of them is left in the index either. */
export function eraseDeletedTerms(db: Db): Promise<void> {
  return compactSearchFully(db);
}

/** With the account that they belong to, in its transaction. */
export function erasePeopleOf(trx: Db, ownerId: string): Promise<void> {
  return deletePeopleOf(trx, ownerId);
}

async function lockPresent(trx: Db, ownerId: string, id: string): Promise<PersonRow> {
  const row = await lockPerson(trx, ownerId, id);
  if (!row || row.deleted_at !== null) throw personNotFound();
  return row;
}

function checked(
  input: { [Field in keyof PersonDraft]?: PersonDraft[Field] | undefined },
): Partial<PersonFields> {
  const present = Object.entries(input).filter(([, value]) => value !== undefined);
  const { fields, problems } = readPersonFields(Object.fromEntries(present) as Partial<PersonDraft>);
  const [problem] = Object.values(problems);
  if (problem !== undefined) throw new AppError("invalid_input", problem, { fields: { ...problems } });
  return fields;
}

function personNotFound(): AppError {
  return new AppError("not_found", TEXT.notFound);
}
