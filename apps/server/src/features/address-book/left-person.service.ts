/** What the exchange does with people: they are added once, and wait for a mail about them. */
import { PEOPLE_HARD_MAX, phoneKey } from "@visita/domain/address-book/person.rules";
import { wordsOf } from "@visita/domain/address-book/search-words";
import type { Details } from "@visita/domain/exchange/exchange.rules";
import type { AppContext } from "../../core/app-context.ts";
import type { Db, Trx } from "../../db/database.ts";
import { listRepeats } from "./alike-people.store.ts";
import { nextPeopleChange } from "./book-change.store.ts";
import {
  clearPending,
  countPeople,
  listPendingPeople,
  listPeopleByNumbers,
  type PersonRow,
} from "./person.store.ts";
import { emitPersonEvent } from "./person-event.service.ts";
import { addPeople, changePerson, linkIds } from "./person-writer.ts";

const DAY = 24 * 60 * 60_000;

export type LeftDetails = {
  readonly ownerId: string;
  readonly cardId: string;
  /** The named link by which they came. */
  readonly link: { readonly id: string; readonly name: string; readonly isOfTeam: boolean } | undefined;
  readonly sentCardId: string | null;
  /** The team that sees them too, as they were told. */
  readonly sharedTeamId: string | null;
  readonly details: Details;
  readonly at: number;
  /** Whether a mail about them is wanted. */
  readonly isMailed: boolean;
};

/**
 * Part of a transaction that has locked the account. The same name and way to reach somebody, on the same card within a
 * day, update the first instead of adding a second, unless one is shared with a team and the other is not.
 */
export async function keepDetails(
  context: AppContext,
  trx: Trx,
  left: LeftDetails,
): Promise<"added" | "updated" | "full"> {
  const { ownerId, cardId, link, sentCardId, sharedTeamId, details, at } = left;
  const texts = { ...details, met: link?.name ?? "" };
  const change = await nextPeopleChange(trx, ownerId, at);
  const repeats = await listRepeats(trx, {
    ownerId,
    cardId,
    email: details.email,
    phoneKey: phoneKey(details.phone),
    sharedTeamId,
    since: at - DAY,
  });
  // Nobody replaces somebody else's details by knowing their address.
  const repeat = repeats.find(({ name }) => isSameName(name, details.name));
  if (repeat) {
    const changes = {
      name: details.name,
      // What was left empty this time is not taken back.
      email: details.email || repeat.email,
      phone: details.phone || repeat.phone,
      company: details.company || repeat.company,
      role: details.role || repeat.role,
      note: details.note || repeat.note,
      // What the owner has typed since then stays.
      met: repeat.met || texts.met,
      ...(link && linkIds(link)),
      sent_card_id: sentCardId ?? repeat.sent_card_id,
    };
    const row = await changePerson(trx, repeat, changes, change);
    await emitPersonEvent(context, trx, "contact.changed", row);
    return "updated";
  }
  if ((await countPeople(trx, ownerId)) >= PEOPLE_HARD_MAX) return "full";
  const added = {
    ...texts,
    tags: [],
    own_note: "",
    origin: "left",
    card_id: cardId,
    link_id: null,
    ...(link && linkIds(link)),
    sent_card_id: sentCardId,
    shared_team_id: sharedTeamId,
    created_at: at,
    opened_at: null,
    mail_pending: left.isMailed ? 1 : 0,
  } as const;
  const [row] = await listPeopleByNumbers(trx, await addPeople(trx, ownerId, [added], change));
  await emitPersonEvent(context, trx, "contact.left", row as PersonRow);
  return "added";
}

function isSameName(one: string, other: string): boolean {
  return wordsOf(one).join(" ") === wordsOf(other).join(" ");
}

export type PendingPerson = Pick<
  PersonRow,
  "id" | "name" | "email" | "phone" | "company" | "role" | "met" | "note" | "created_at"
>;

/** Those about whom no mail was queued yet, oldest first; they count as mailed from then on. */
export async function takePending(trx: Db, ownerId: string, limit: number): Promise<PendingPerson[]> {
  const people = await listPendingPeople(trx, ownerId, limit);
  const numbers = people.map(({ number }) => number);
  await clearPending(trx, numbers);
  return people;
}
