import type { Person, PersonSummary } from "@visita/domain/address-book/person.contract";
import type { AppContext } from "../../core/app-context.ts";
import { findKeptCards, type KeptCard } from "../card/kept-card.service.ts";
import type { PersonRow } from "./person.store.ts";
import { listTags } from "./person-tag.store.ts";

/** Rows as their owner reads them, with the cards they came by and sent. */
export async function describePeople(context: AppContext, rows: readonly PersonRow[]): Promise<Person[]> {
  const { db } = context;
  const tags = await listTags(
    db,
    rows.map(({ number }) => number),
  );
  const cardIds = new Set(rows.flatMap(({ card_id, sent_card_id }) => [card_id, sent_card_id]));
  const found = await findKeptCards(
    context,
    [...cardIds].filter((id) => id !== null),
  );
  return rows.map((row) => ({
    ...toSummary(row, tags.get(row.number) ?? [], found),
    note: row.note,
    ownNote: row.own_note,
    version: row.version,
  }));
}

export async function describePerson(context: AppContext, row: PersonRow): Promise<Person> {
  return (await describePeople(context, [row]))[0] as Person;
}

function toSummary(
  row: PersonRow,
  tags: readonly string[],
  cards: ReadonlyMap<string, KeptCard>,
): PersonSummary {
  const card = row.card_id === null ? undefined : cards.get(row.card_id);
  const sent = row.sent_card_id === null ? undefined : cards.get(row.sent_card_id);
  return {
    personid: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    company: row.company,
    role: row.role,
    met: row.met,
    tags: [...tags],
    origin: row.origin,
    addedAt: row.created_at,
    card: card ? { cardid: card.cardid, username: card.username, color: card.color } : null,
    linkid: row.link_id ?? row.team_link_id,
    isNew: row.opened_at === null,
    // A resting card shows nothing of its owner, here neither.
    sentCard: sent && !sent.isResting ? toSentCard(sent) : null,
  };
}

function toSentCard({ username, fullname, profilepic, color }: KeptCard) {
  return { username, fullname, profilepic, color };
}
