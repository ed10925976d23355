import { setImmediate as nextTurn } from "node:timers/promises";
import {
  type ImportedPerson,
  type ImportRow,
  keysOf,
  mergedPerson,
} from "@visita/domain/address-book/imported-person";
import type { PeopleImportLook } from "@visita/domain/address-book/people-import.contract";
import { PEOPLE_MAX, readPersonFields, readTags } from "@visita/domain/address-book/person.rules";
import type { OwnerLanguage } from "@visita/domain/language/languages";
import { type PeopleImportWords, peopleImportTexts } from "@visita/domain/owner-messages/people-import";
import type { AppContext } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";
import { AppError } from "../../lib/app-error.ts";
import { mapInTurns } from "../../lib/event-loop.ts";
import { type Caller, FILE_TASK, runInWorker } from "../../lib/run-in-worker.ts";
import { lockAccount } from "../card/visible-card.service.ts";
import type { Limit } from "../limit/limit.service.ts";
import { readPeopleFileTask } from "./address-book.tasks.ts";
import { listPersonKeys } from "./alike-people.store.ts";
import { nextPeopleChange } from "./book-change.store.ts";
import { requireRoom } from "./person.service.ts";
import { countPeople, listPeopleByNumbers } from "./person.store.ts";
import { listTags } from "./person-tag.store.ts";
import { addPeople, changePerson, type NewPerson } from "./person-writer.ts";
import type { LeftOutValue, PeopleFile } from "./read-people-file.ts";

/** Per account: a file is looked at again whenever a column is matched differently. */
const LOOK_LIMIT: Limit = { name: "people-look", hits: 200, windowMs: 60 * 60_000 };
const IMPORT_LIMIT: Limit = { name: "people-import", hits: 30, windowMs: 60 * 60_000 };
const NAMED = 5;
const MERGES_PER_TURN = 50;

type Columns = { columns?: string | undefined };

/** Writes nothing. What is left out is named in the caller's language. */
export async function lookAtPeople(
  { db, limits }: AppContext,
  caller: Caller,
  bytes: Buffer,
  query: Columns & { readonly language: OwnerLanguage },
): Promise<PeopleImportLook> {
  const { account: ownerId } = caller;
  await limits.hit(LOOK_LIMIT, ownerId);
  const { kind, rows, columns, leftOutValues } = await readFile(bytes, query, caller);
  const numberOf = await findNumbers(db, ownerId);
  const people = peopleOf(rows);
  const numbers = await mapInTurns(people, numberOf);
  const duplicates = people.filter((_, at) => numbers[at] !== undefined);
  const leftOut = rows.flatMap((row) => ("leftOut" in row ? [{ row: row.row, reason: row.leftOut }] : []));
  const t = await peopleImportTexts.load(query.language);
  const values = leftOutValues.map((value) => ({ name: nameOf(value, t), count: value.count }));
  return {
    kind,
    columns,
    firstFive: people.slice(0, NAMED).map(({ name, email, phone, company, role }, at) => ({
      name,
      email,
      phone,
      company,
      role,
      isHere: numbers[at] !== undefined,
    })),
    people: people.length,
    duplicates: { count: duplicates.length, names: duplicates.slice(0, NAMED).map(({ name }) => name) },
    leftOut: { count: leftOut.length, rows: leftOut.slice(0, NAMED), values },
    total: await countPeople(db, ownerId),
    max: PEOPLE_MAX,
  };
}

function nameOf(value: LeftOutValue, t: PeopleImportWords): string {
  if ("heading" in value) return value.heading;
  return "column" in value ? t("column", { number: value.column }) : t(value.detail);
}

type Choice = Columns & { duplicates: "merge" | "skip"; tag: string };

/** All of them in one transaction: after a crash everybody is there, or nobody. */
export async function importPeople(
  { db, now, limits }: AppContext,
  caller: Caller,
  bytes: Buffer,
  choice: Choice,
) {
  const { account: ownerId } = caller;
  await limits.hit(IMPORT_LIMIT, ownerId);
  const tags = readChosenTag(choice.tag);
  const { rows } = await readFile(bytes, choice, caller);
  const people = await mapInTurns(peopleOf(rows), (person) => ({
    ...person,
    tags: readTags([...person.tags, ...tags]),
  }));
  return db.transaction().execute(async (trx) => {
    await lockAccount(trx, ownerId);
    const numberOf = await findNumbers(trx, ownerId);
    const numbers = await mapInTurns(people, numberOf);
    const added = people.filter((_, at) => numbers[at] === undefined);
    const known = people.length - added.length;
    await requireRoom(trx, ownerId, added.length);
    const at = now();
    const change = await nextPeopleChange(trx, ownerId, at);
    // The list shows the latest first, and a file is read from its top.
    await addPeople(
      trx,
      ownerId,
      added.toReversed().map((person) => toNewPerson(person, at)),
      change,
    );
    if (choice.duplicates === "merge") await mergePeople(trx, people, numbers, change);
    const isMerged = choice.duplicates === "merge";
    return {
      added: added.length,
      merged: isMerged ? known : 0,
      skipped: isMerged ? 0 : known,
      leftOut: rows.length - people.length,
    };
  });
}

type NumberOf = (person: ImportedPerson) => number | undefined;

/** `numbers`: whom of the contacts each of them is. */
async function mergePeople(
  trx: Db,
  people: readonly ImportedPerson[],
  numbers: readonly (number | undefined)[],
  change: number,
): Promise<void> {
  const known = people.flatMap((person, at) => {
    const number = numbers[at];
    return number === undefined ? [] : [{ number, person }];
  });
  for (let at = 0; at < known.length; at += MERGES_PER_TURN) {
    const batch = known.slice(at, at + MERGES_PER_TURN);
    const inBatch = [...new Set(batch.map(({ number }) => number))];
    const tags = await listTags(trx, inBatch);
    const rows = new Map((await listPeopleByNumbers(trx, inBatch)).map((row) => [row.number, row]));
    for (const { number, person } of batch) {
      const row = rows.get(number);
      if (!row) continue;
      const stored = { ...row, ownNote: row.own_note, tags: tags.get(number) ?? [] };
      const { ownNote, tags: mergedTags, ...texts } = mergedPerson(stored, person);
      rows.set(number, await changePerson(trx, row, { ...texts, own_note: ownNote }, change, mergedTags));
    }
    await nextTurn();
  }
}

function toNewPerson({ ownNote, ...person }: ImportedPerson, at: number): NewPerson {
  return {
    ...person,
    own_note: ownNote,
    note: "",
    origin: "imported",
    card_id: null,
    link_id: null,
    sent_card_id: null,
    created_at: at,
    opened_at: at,
  };
}

/** Whom of one's contacts a person of a file is: by email, else by phone. */
export async function findNumbers(db: Db, ownerId: string): Promise<NumberOf> {
  const numbers = new Map<string, number>();
  for (const { number, email, phone_key } of await listPersonKeys(db, ownerId)) {
    if (email !== "") numbers.set(`mail ${email}`, number);
    if (phone_key !== "") numbers.set(`phone ${phone_key}`, number);
  }
  return (person) => keysOf(person).flatMap((key) => numbers.get(key) ?? [])[0];
}

function peopleOf(rows: readonly ImportRow[]): ImportedPerson[] {
  return rows.flatMap((row) => ("person" in row ? [row.person] : []));
}

/** The people of a file, as far as it names them. */
export function readFile(bytes: Buffer, { columns }: Columns, caller: Caller): Promise<PeopleFile> {
  return runInWorker(readPeopleFileTask, { bytes, columns }, { ...FILE_TASK, ...caller });
}

function readChosenTag(tag: string): readonly string[] {
  const { fields, problems } = readPersonFields({ tags: [tag] });
  if (problems.tags) throw new AppError("invalid_input", problems.tags, { fields: { tag: problems.tags } });
  return fields.tags ?? [];
}
