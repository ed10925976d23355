/**
 * Every write of a person: the row, its tags and what it is found by, always together. `change`: of `nextPeopleChange`,
 * which comes first in the transaction.
 */
import { setImmediate as nextTurn } from "node:timers/promises";
import { phoneKey, tagKey } from "@visita/domain/address-book/person.rules";
import type { Insertable, Updateable } from "kysely";
import type { Db } from "../../db/database.ts";
import { isPostgres } from "../../db/queries.ts";
import type { PersonTable } from "../../db/schema/address-book.tables.ts";
import { newId } from "../../lib/tokens.ts";
import { insertPeople, type PersonRow, updatePerson } from "./person.store.ts";
import { writeSearchEntries } from "./person-search.store.ts";
import { deleteTags, insertTags, listTags } from "./person-tag.store.ts";
import { indexTerms } from "./search-terms.ts";

/** SQLite's statements block the event loop; PostgreSQL's are round trips, during which the account is locked. */
const ROWS_PER_STATEMENT = { sqlite: 25, postgres: 50 } as const;

export type NewPerson = Omit<
  Insertable<PersonTable>,
  "id" | "number" | "owner_id" | "phone_key" | "change"
> & {
  readonly tags: readonly string[];
  /** Where it follows from something that may come twice. */
  readonly id?: string;
};

/** A person has come by a link of a card, or by one of a team. */
export function linkIds({ id, isOfTeam }: { readonly id: string; readonly isOfTeam: boolean }) {
  return isOfTeam ? { link_id: null, team_link_id: id } : { link_id: id, team_link_id: null };
}

/** Returns their numbers, in the same order. */
export async function addPeople(
  trx: Db,
  ownerId: string,
  people: readonly NewPerson[],
  change: number,
): Promise<number[]> {
  const numbers: number[] = [];
  const size = ROWS_PER_STATEMENT[isPostgres(trx) ? "postgres" : "sqlite"];
  for (let at = 0; at < people.length; at += size) {
    numbers.push(...(await addBatch(trx, ownerId, people.slice(at, at + size), change)));
    await nextTurn();
  }
  return numbers;
}

async function addBatch(
  trx: Db,
  ownerId: string,
  people: readonly NewPerson[],
  change: number,
): Promise<number[]> {
  const rows = people.map(({ tags: _, ...person }) => ({
    id: newId(),
    ...person,
    owner_id: ownerId,
    phone_key: phoneKey(person.phone),
    change,
  }));
  const numberOf = new Map((await insertPeople(trx, rows)).map(({ id, number }) => [id, number]));
  const written = rows.map((row, at) => {
    return { number: numberOf.get(row.id) as number, row, tags: people[at]?.tags ?? [] };
  });
  await insertTags(
    trx,
    written.flatMap(({ number, tags }) => tagRows(ownerId, number, tags)),
  );
  await writeSearchEntries(
    trx,
    written.map(({ number, row, tags }) => ({ number, terms: termsOf(row, tags) })),
  );
  return written.map(({ number }) => number);
}

/** Without `tags` they stay. */
export async function changePerson(
  trx: Db,
  { number, owner_id }: PersonRow,
  changes: Omit<Updateable<PersonTable>, "phone_key" | "change">,
  change: number,
  tags?: readonly string[],
): Promise<PersonRow> {
  const row = await updatePerson(trx, number, {
    ...changes,
    change,
    ...(changes.phone !== undefined && { phone_key: phoneKey(changes.phone) }),
  });
  if (!row) throw new Error("a person vanished while it was locked");
  if (tags) {
    await deleteTags(trx, number);
    await insertTags(trx, tagRows(owner_id, number, tags));
  }
  const current = tags ?? (await listTags(trx, [number])).get(number) ?? [];
  await writeSearchEntries(trx, [{ number, terms: termsOf(row, current) }]);
  return row;
}

function tagRows(ownerId: string, number: number, tags: readonly string[]) {
  return tags.map((tag, position) => ({
    owner_id: ownerId,
    tag_key: tagKey(tag),
    person_number: number,
    tag,
    position,
  }));
}

type Found = Pick<
  Insertable<PersonTable>,
  | "owner_id"
  | "shared_team_id"
  | "name"
  | "email"
  | "company"
  | "role"
  | "met"
  | "note"
  | "own_note"
  | "phone_key"
>;

/** A team finds whom it sees by what it sees of them: neither by tags nor by the owner's note. */
function termsOf(row: Found, tags: readonly string[]): string {
  const { name, email, company, role, met, note, own_note, phone_key: phone, shared_team_id: teamId } = row;
  const seen = [name, email, company, role, met, note];
  const ofOwner = indexTerms(row.owner_id, { texts: [...seen, ...tags, own_note], phoneKey: phone });
  if (teamId == null) return ofOwner;
  return `${ofOwner} ${indexTerms(teamId, { texts: seen, phoneKey: phone })}`;
}
