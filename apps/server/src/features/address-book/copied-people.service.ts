import { createRepeatFilter, type ImportedPerson, keysOf } from "@visita/domain/address-book/imported-person";
import { PEOPLE_MAX } from "@visita/domain/address-book/person.rules";
import type { Db } from "../../db/database.ts";
import { mapInTurns } from "../../lib/event-loop.ts";
import { nextPeopleChange } from "./book-change.store.ts";
import { findNumbers } from "./people-import.service.ts";
import { countPeople, listPeopleWithoutWays } from "./person.store.ts";
import { addPeople } from "./person-writer.ts";

/** Somebody in the copy of an account. */
export type CopiedPerson = ImportedPerson & {
  /** What they wrote. */
  readonly note: string;
  /** Epoch milliseconds; null when the copy does not say. */
  readonly addedAt: number | null;
};

export type PeoplePlan = {
  /** In the order of the copy, the latest first. */
  readonly added: readonly CopiedPerson[];
  /** In the contacts already. */
  readonly known: number;
  /** Beyond the most there can be. */
  readonly withoutRoom: number;
};

/** Who of a copy would come. People without a way to reach them are recognised by name, company and role together. */
export async function planCopiedPeople(
  db: Db,
  ownerId: string,
  copied: readonly CopiedPerson[],
): Promise<PeoplePlan> {
  if (copied.length === 0) return { added: [], known: 0, withoutRoom: 0 };
  const numberOf = await findNumbers(db, ownerId);
  const lines = new Set((await listPeopleWithoutWays(db, ownerId)).map(lineOf));
  const isKnown = (person: CopiedPerson) =>
    keysOf(person).length > 0 ? numberOf(person) !== undefined : lines.has(lineOf(person));
  const withoutRepeat = createRepeatFilter();
  const areNew = await mapInTurns(
    copied,
    (person, row) => "person" in withoutRepeat({ row, person }) && !isKnown(person),
  );
  const unknown = copied.filter((_, at) => areNew[at]);
  const room = Math.max(0, PEOPLE_MAX - (await countPeople(db, ownerId)));
  return {
    added: unknown.slice(0, room),
    known: copied.length - unknown.length,
    withoutRoom: Math.max(0, unknown.length - room),
  };
}

/** In a transaction that has locked the owner. Returns how many. */
export async function addCopiedPeople(
  trx: Db,
  ownerId: string,
  copied: readonly CopiedPerson[],
  now: number,
): Promise<number> {
  const { added } = await planCopiedPeople(trx, ownerId, copied);
  // The list shows the latest first.
  const people = added.toReversed().map(({ ownNote, addedAt, ...person }) => ({
    ...person,
    own_note: ownNote,
    origin: "imported" as const,
    card_id: null,
    link_id: null,
    sent_card_id: null,
    created_at: Math.min(addedAt ?? now, now),
    opened_at: now,
  }));
  await addPeople(trx, ownerId, people, await nextPeopleChange(trx, ownerId, now));
  return people.length;
}

function lineOf({ name, company, role }: Pick<CopiedPerson, "name" | "company" | "role">): string {
  return JSON.stringify([name, company, role]);
}
