/** What happened around the demo card, so that its owner's screens are full: links, visits and contacts. */
import type { Db, RootDb } from "../db/database.ts";
import { addPeople } from "../features/address-book/person-writer.ts";
import { addSums, SumCounter } from "../features/insight/sum-writer.service.ts";
import { addDays, startOfDay, utcDay } from "../lib/utc-time.ts";
import { DEMO_CONTACTS, DEMO_LINKS, type DemoContact } from "./demo-data.ts";
import { demoSums } from "./demo-visits.ts";

const DAY_MS = 24 * 60 * 60_000;

type Deps = { db: RootDb; now: () => number };
/** Cards of the demo people, by their accounts. */
type DemoCards = ReadonlyMap<string, string>;

export async function seedActivity({ db, now }: Deps, ownerId: string, cards: DemoCards): Promise<void> {
  const cardId = cards.get(ownerId);
  if (cardId === undefined) throw new Error(`${ownerId} has no card`);
  await db.transaction().execute(async (trx) => {
    // People outlive a card that was deleted and is added again.
    if (await hasActivity(trx, ownerId)) return;
    await insertLinks(trx, cardId, now());
    await insertSums(trx, cardId, utcDay(now()));
    await addPeople(
      trx,
      ownerId,
      DEMO_CONTACTS.map((contact) => toPerson(contact, cardId, cards, now())),
      0,
    );
  });
}

/** Also once its contacts were deleted. */
export async function hasActivity(db: Db, ownerId: string): Promise<boolean> {
  const person = db.selectFrom("person").select("id").where("owner_id", "=", ownerId);
  const link = db
    .selectFrom("card_link")
    .select("id")
    .where(
      "id",
      "in",
      DEMO_LINKS.map(({ id }) => id),
    );
  return (await person.union(link).limit(1).execute()).length > 0;
}

async function insertLinks(trx: Db, cardId: string, now: number): Promise<void> {
  const today = utcDay(now);
  const rows = DEMO_LINKS.map(({ id, slug, name, madeAgo, lastDayAgo }) => ({
    id,
    card_id: cardId,
    slug,
    name,
    last_day: lastDayAgo === null ? null : addDays(today, -lastDayAgo),
    ended_on: null,
    created_at: now - madeAgo * DAY_MS,
  }));
  await trx.insertInto("card_link").values(rows).execute();
}

async function insertSums(trx: Db, cardId: string, today: string): Promise<void> {
  const sums = new SumCounter();
  for (const { count, ...sum } of [...demoSums(today), ...leftDetails(today)]) {
    sums.add({ card_id: cardId, ...sum }, count);
  }
  await addSums(trx, sums);
}

/** Everybody who left their details is counted. */
function leftDetails(today: string) {
  return DEMO_CONTACTS.flatMap(({ by, daysAgo }) => {
    if (typeof by !== "object") return [];
    const source = "link" in by ? by.link : by.source;
    return [{ day: addDays(today, -daysAgo), kind: "exchange", source, detail: "", count: 1 }];
  });
}

function toPerson(contact: DemoContact, cardId: string, cards: DemoCards, now: number) {
  const { by, sentCard, daysAgo, name, email, phone, company, role, tags } = contact;
  const link =
    typeof by === "object" && "link" in by ? DEMO_LINKS.find(({ id }) => id === by.link) : undefined;
  // At ten in the morning, and never later than now.
  const at = Math.min(startOfDay(addDays(utcDay(now), -daysAgo)) + 10 * 60 * 60_000, now);
  return {
    origin: typeof by === "string" ? by : ("left" as const),
    name,
    email,
    phone,
    company,
    role,
    tags,
    met: link?.name ?? contact.met ?? "",
    note: contact.note ?? "",
    own_note: contact.ownNote ?? "",
    card_id: typeof by === "string" ? null : cardId,
    link_id: link?.id ?? null,
    sent_card_id: (sentCard && cards.get(sentCard)) || null,
    created_at: at,
    opened_at: contact.isNew ? null : at,
  };
}
