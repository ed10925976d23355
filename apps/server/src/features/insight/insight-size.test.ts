import { expect, test } from "vitest";
import { insightBytes, liveWithInsights } from "../../../../../tools/harness/insight-life.ts";
import { seedCards } from "../../../../../tools/harness/seed.ts";
import { eachDatabase } from "../../../test/databases.ts";
import { buildTestApp } from "../../../test/test-app.ts";

const CARDS = 40;

eachDatabase("the insights of a card with ten views a month", (database) => {
  test("take at most 16 KB after 25 months", async () => {
    const { context, db } = await buildTestApp(database);
    await seedCards(db, CARDS);
    const empty = await insightBytes(db);
    const ids = Array.from({ length: CARDS }, (_, at) => `card-${at}`);
    await liveWithInsights(context, ids);
    const bytes = ((await insightBytes(db)) - empty) / CARDS;
    console.log("BYTES", bytes, await db.selectFrom("insight_day").select((r) => r.fn.countAll().as("n")).execute());
    expect(bytes).toBeGreaterThan(4_000);
    expect(bytes).toBeLessThan(16_384);
  }, 120_000);
});
