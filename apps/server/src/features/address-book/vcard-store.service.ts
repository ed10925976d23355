/** Writes and deletes people as devices ask for it. */
import { personOfUid } from "@visita/domain/address-book/person-file";
import { parseLines, syncedFields, type VCardLines } from "@visita/domain/address-book/synced-person";
import { bytesOf, readLines } from "@visita/domain/import/vcard-lines";
import type { AppContext } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";
import { createDecoder } from "../../lib/create-decoder.ts";
import { lockAccount } from "../card/visible-card.service.ts";
import type { Limit } from "../limit/limit.service.ts";
import { nextPeopleChange } from "./book-change.store.ts";
import { addedByHand, markDeleted, requireRoom } from "./person.service.ts";
import { findPerson, listPeopleByNumbers, lockPerson, type PersonRow } from "./person.store.ts";
import { emitPersonEvent } from "./person-event.service.ts";
import { deleteRemoval } from "./person-removal.store.ts";
import { findIdByName, listNames, listNumbersByUid, sumSizes, upsertVCard } from "./person-vcard.store.ts";
import { aboutInAllLanguages } from "./person-vcards.service.ts";
import { addPeople, changePerson } from "./person-writer.ts";
import { etagOf, idOf } from "./synced-people.service.ts";

/** Per account: a first sync may bring everybody, one by one. */
const WRITE_LIMIT: Limit = { name: "person-sync", hits: 30_000, windowMs: 60 * 60_000 };
/** Of one vCard, photo included. */
export const VCARD_MAX_BYTES = 1024 * 1024;
/** Of all vCards of an account, in UTF-16 units. */
const VCARDS_MAX_SIZE = 128 * 1024 * 1024;
const MAX_LINES = 2_000;
const UID_MAX_CHARS = 500;

/** Why a device's change is not made. */
export type SyncRefusalReason = "changed" | "missing" | "not_a_vcard" | "uid_taken" | "full";

export class SyncRefusal extends Error {
  readonly reason: SyncRefusalReason;

  constructor(reason: SyncRefusalReason) {
    super(`a device's change is refused: ${reason}`);
    this.reason = reason;
  }
}

/** Whether to go on, given the ETag of what is there; undefined when nothing is. */
export type Condition = (etag: string | undefined) => boolean;

type Address = { readonly ownerId: string; readonly name: string };

/** Throws `SyncRefusal`. */
export async function storeVCard(
  context: AppContext,
  { ownerId, name }: Address,
  bytes: Uint8Array,
  condition: Condition,
): Promise<{ etag: string; isNew: boolean }> {
  const { db, now, limits } = context;
  await limits.hit(WRITE_LIMIT, ownerId);
  const written = readVCard(bytes);
  const lines = written.lines.join("\n");
  const uid = uidOf(written);
  return db.transaction().execute(async (trx) => {
    await lockAccount(trx, ownerId);
    const change = await nextPeopleChange(trx, ownerId, now());
    const found = await lockByName(trx, ownerId, name);
    const present = found?.deleted_at === null ? found : undefined;
    if (!condition(present && etagOf(present))) throw new SyncRefusal("changed");
    if (await isUidTaken(trx, ownerId, uid, found)) throw new SyncRefusal("uid_taken");
    if ((await sumSizes(trx, ownerId)) + lines.length > VCARDS_MAX_SIZE) throw new SyncRefusal("full");
    if (!present) await requireRoom(trx, ownerId, 1);

    const about = found ? await aboutInAllLanguages(found) : [];
    const { ownNote, tags, ...fields } = syncedFields(written, about);
    const texts = { ...fields, own_note: ownNote };
    const row = found
      ? await changePerson(trx, found, { ...texts, deleted_at: null }, change, tags)
      : await addOne(trx, ownerId, { ...texts, met: "", tags, ...addedByHand(now()) }, change);
    await upsertVCard(trx, {
      person_number: row.number,
      owner_id: ownerId,
      name,
      uid,
      lines,
      size: lines.length,
    });
    await deleteRemoval(trx, ownerId, name);
    await emitPersonEvent(context, trx, "contact.changed", row);
    return { etag: etagOf(row), isNew: !present };
  });
}

/** The deletion can be taken back as any other. Throws `SyncRefusal`. */
export async function removeVCard(
  { db, now, limits }: AppContext,
  { ownerId, name }: Address,
  condition: Condition,
): Promise<void> {
  await limits.hit(WRITE_LIMIT, ownerId);
  await db.transaction().execute(async (trx) => {
    const change = await nextPeopleChange(trx, ownerId, now());
    const found = await lockByName(trx, ownerId, name);
    if (!found || found.deleted_at !== null) throw new SyncRefusal("missing");
    if (!condition(etagOf(found))) throw new SyncRefusal("changed");
    await markDeleted(trx, found, { change, at: now() });
  });
}

async function addOne(
  trx: Db,
  ownerId: string,
  person: Parameters<typeof addPeople>[2][number],
  change: number,
): Promise<PersonRow> {
  const numbers = await addPeople(trx, ownerId, [person], change);
  return (await listPeopleByNumbers(trx, numbers))[0] as PersonRow;
}

/** Also somebody who is marked as deleted. */
async function lockByName(trx: Db, ownerId: string, name: string): Promise<PersonRow | undefined> {
  const id = (await findIdByName(trx, ownerId, name)) ?? idOf(name);
  const row = id === undefined ? undefined : await lockPerson(trx, ownerId, id);
  if (!row) return undefined;
  // A device chose another name for this one.
  const known = (await listNames(trx, [row.number])).get(row.number);
  return known === undefined || known === name ? row : undefined;
}

/** Whether somebody else has it. */
async function isUidTaken(
  trx: Db,
  ownerId: string,
  uid: string | null,
  found: PersonRow | undefined,
): Promise<boolean> {
  if (uid === null) return false;
  const numbers = await listNumbersByUid(trx, ownerId, uid);
  if (numbers.some((number) => number !== found?.number)) return true;
  const id = personOfUid(uid);
  return id !== undefined && id !== found?.id && (await findPerson(trx, ownerId, id)) !== undefined;
}

/** One person, in version 3.0 or 4.0. */
function readVCard(bytes: Uint8Array): VCardLines {
  const lines = textLinesOf(bytes);
  if (lines.length > MAX_LINES) throw new SyncRefusal("not_a_vcard");
  const written = parseLines(lines);
  const names = written.parsed.map((property) => property?.name);
  const isOne =
    names[0] === "BEGIN" &&
    names.at(-1) === "END" &&
    names.filter((name) => name === "BEGIN").length === 1 &&
    names.filter((name) => name === "END").length === 1;
  const isKnown = ["3.0", "4.0"].includes(written.card.version);
  if (!isOne || !isKnown || isGroup(written)) throw new SyncRefusal("not_a_vcard");
  return written;
}

function textLinesOf(bytes: Uint8Array): string[] {
  const decode = createDecoder();
  const { lines, charset } = readLines(bytes, decode);
  return Array.from(lines, (line) => {
    const text = charset === null ? line : decode(bytesOf(line), charset);
    // PostgreSQL stores neither.
    if (text === null || text.includes("\0")) throw new SyncRefusal("not_a_vcard");
    return text.toWellFormed();
  });
}

/** A list of people, which contacts have no place for. */
function isGroup({ card }: VCardLines): boolean {
  return card.properties.some(
    ({ name, raw }) =>
      ["KIND", "X-ADDRESSBOOKSERVER-KIND"].includes(name) && raw.trim().toLowerCase() === "group",
  );
}

function uidOf({ card }: VCardLines): string | null {
  const uid = card.properties.find(({ name }) => name === "UID")?.raw.trim() ?? "";
  return uid === "" ? null : uid.slice(0, UID_MAX_CHARS);
}
