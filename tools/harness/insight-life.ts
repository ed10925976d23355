/** Cards that are opened ten times a month, for as long as insights are kept by default: to measure what they take. */
import { sql } from "kysely";
import { readConfig } from "../../apps/server/src/config/config.ts";
import type { RootDb } from "../../apps/server/src/db/database.ts";
import { isPostgres } from "../../apps/server/src/db/queries.ts";
import { listDays } from "../../apps/server/src/features/insight/day-sum.store.ts";
import { foldOldDays } from "../../apps/server/src/features/insight/insight-retention.service.ts";
import { kindOf } from "../../apps/server/src/features/insight/packed-counts.ts";
import { addSums, SumCounter } from "../../apps/server/src/features/insight/sum-writer.service.ts";
import { addDays, firstOfMonth, utcDay } from "../../apps/server/src/lib/utc-time.ts";
import { type SeededRandom, seededRandom } from "./seeded-random.ts";

const MONTHS = 25;
const VIEWS_A_DAY = 10 / 30;
const TABLES = ["insight_day", "insight_link"];

type Context = Parameters<typeof foldOldDays>[0];

/** For a database without a product. */
export function insightContext(db: RootDb): Context {
  return { db, config: readConfig({}), now: Date.now };
}

/** The bytes that insights take for each seeded card, opened ten times a month, after 25 months. */
export async function bytesOfInsights(context: Context): Promise<number> {
  const { db } = context;
  // As long as the product's own ids are. The example's cards, which other rows refer to, stay as they are.
  await sql`update card set id = substr(id || 'AAAAAAAAAAAAAAAAAAAAAA', 1, 22) where id like 'card-%'`.execute(
    db,
  );
  const cards = await db.selectFrom("card").select("id").where("id", "like", "card-%").execute();
  const empty = await insightBytes(db);
  await liveWithInsights(
    context,
    cards.map(({ id }) => id),
  );
  return ((await insightBytes(db)) - empty) / cards.length;
}

/** Day by day as it would have been: what follows a view in a batch of its own, days folded at the start of each month. */
async function liveWithInsights(context: Context, cardIds: readonly string[]): Promise<void> {
  const { db, now } = context;
  const random = seededRandom(1);
  const today = utcDay(now());
  for (let day = firstOfMonth(today, -MONTHS); day <= today; day = addDays(day, 1)) {
    const opened = cardIds.filter(() => random.happens(VIEWS_A_DAY));
    // Whoever saves or taps does it some seconds after the view was written.
    for (const step of ["view", "after"] as const) {
      const sums = new SumCounter();
      for (const card_id of opened) addVisit(sums, { card_id, day }, step, random);
      await db.transaction().execute((trx) => addSums(trx, sums));
    }
    if (!day.endsWith("-01")) continue;
    await foldOldDays({ ...context, now: () => Date.parse(`${day}T12:00:00Z`) });
    // As autovacuum does.
    if (isPostgres(db)) await sql`vacuum insight_day`.execute(db);
  }
}

type Day = { readonly card_id: string; readonly day: string };

function addVisit(sums: SumCounter, day: Day, step: "view" | "after", random: SeededRandom): void {
  const chance = random.next();
  const source = chance < 0.5 ? "qr" : chance < 0.8 ? "direct" : "signature";
  if (step === "view") {
    sums.add({ ...day, kind: "view", source, detail: "" });
    sums.add({ ...day, kind: "device", source: "", detail: chance < 0.4 ? "phone" : "desktop" });
    sums.add({ ...day, kind: "visitor", source: "", detail: "" });
  } else {
    if (chance < 0.2) sums.add({ ...day, kind: "save", source, detail: "" });
    if (chance > 0.7) sums.add({ ...day, kind: "tap", source, detail: "phonenumber" });
  }
}

/** What is stored of cards, by kind. */
export async function storedSums(
  db: RootDb,
  cardIds: readonly string[],
): Promise<Partial<Record<string, number>>> {
  const sums: Record<string, number> = {};
  for (const { counts } of await listDays(db, { cardIds, from: "0000", to: "9999" })) {
    for (const [key, count] of Object.entries(counts)) sums[kindOf(key)] = (sums[kindOf(key)] ?? 0) + count;
  }
  return sums;
}

/** With indexes and what is free in between. */
async function insightBytes(db: RootDb): Promise<number> {
  const query = isPostgres(db)
    ? sql<{ bytes: number }>`
        select sum(pg_total_relation_size(name::regclass)) as bytes from unnest(${TABLES}::text[]) as name`
    : sql<{ bytes: number }>`
        select sum(pgsize) as bytes from dbstat
        where name in (select name from sqlite_schema where tbl_name in (${sql.join(TABLES)}))`;
  const { rows } = await query.execute(db);
  return Number(rows[0]?.bytes);
}
