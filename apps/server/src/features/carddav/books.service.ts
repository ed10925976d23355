import { createHash } from "node:crypto";
import type { CurrentUser } from "@visita/domain/account/session.contract";
import type { AppContext } from "../../core/app-context.ts";
import {
  findLastChange,
  findSyncedPeople,
  listRemovedPeople,
  listSyncedPeople,
  writeSyncedPeople,
} from "../address-book/synced-people.service.ts";
import type { Book, BookName, ChangePlace, Member } from "./book.ts";
import type { KeptCardRow } from "./kept-card.store.ts";
import { etagOfCard, findKeptCardsOf, type KeptCards, writeKeptCard } from "./kept-cards.service.ts";

/** Before the first of all places. */
const START = { change: -1, number: 0 };

export function openBook(context: AppContext, user: CurrentUser, name: BookName): Book {
  return name === "people" ? peopleOf(context, user) : cardsOf(context, user.userid);
}

function peopleOf(context: AppContext, { userid, language = "en" }: CurrentUser): Book {
  return {
    isReadOnly: false,
    lastChange: () => findLastChange(context, userid, "people"),
    list: (after = START) => listSyncedPeople(context, userid, after),
    listRemoved: (change) => listRemovedPeople(context, userid, change),
    find: (names) => findSyncedPeople(context.db, userid, names),
    write: (members, version) => writeSyncedPeople(context, members, { language, version }),
  };
}

/** A few hundred at most, so what is known of them is read once. */
function cardsOf(context: AppContext, userid: string): Book {
  let found: Promise<KeptCards> | undefined;
  const read = () => {
    found ??= findKeptCardsOf(context, userid);
    return found;
  };
  const nameOf = (cardId: string) => `${cardId}.vcf`;
  const members = async () => {
    const present = (await read()).rows.filter(({ gone_at }) => gone_at === null);
    return present
      .map(
        (row): Member => ({ name: nameOf(row.card_id), etag: etagOfCard(row), place: placeOf(row), size: 0 }),
      )
      .sort((one, other) => comparePlaces(one.place, other.place));
  };
  return {
    isReadOnly: true,
    lastChange: async () => (await read()).lastChange,
    async *list(after = START) {
      yield (await members()).filter(({ place }) => comparePlaces(place, after) > 0);
    },
    async *listRemoved(change) {
      const gone = (await read()).rows.filter((row) => row.gone_at !== null && row.change > change);
      yield gone.map(({ card_id }) => nameOf(card_id));
    },
    async find(names) {
      const asked = new Set(names);
      return (await members()).filter(({ name }) => asked.has(name));
    },
    async *write(asked, version) {
      const { rows, present } = await read();
      for (const { name } of asked) {
        const row = rows.find(({ card_id }) => nameOf(card_id) === name);
        const kept = row && present.get(row.card_id);
        const written = row && kept && (await writeKeptCard(context, row, kept, version));
        if (written) yield [{ name, ...written }];
      }
    },
  };
}

/** Numbered by its id alone: while a device asks for part after part, other cards come and go. */
function placeOf({ card_id, change }: KeptCardRow): ChangePlace {
  return { change, number: createHash("sha256").update(card_id).digest().readUInt32BE() >>> 1 };
}

function comparePlaces(one: ChangePlace, other: ChangePlace): number {
  return one.change - other.change || one.number - other.number;
}
