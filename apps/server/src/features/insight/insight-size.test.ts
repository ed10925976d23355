import { expect, test } from "vitest";
import { bytesOfInsights } from "../../../../../tools/harness/insight-life.ts";
import { seedCards } from "../../../../../tools/harness/seed.ts";
import { eachDatabase } from "../../../test/databases.ts";
import { buildTestApp } from "../../../test/test-app.ts";

eachDatabase("insights of a card with ten views a month", (database) => {
  test("take at most 16 KB after 25 months", { timeout: 120_000 }, async () => {
    const { context, db } = await buildTestApp(database);
    await seedCards(db, 40);
    const bytes = await bytesOfInsights(context);
    expect(bytes).toBeGreaterThan(2_000);
    expect(bytes).toBeLessThan(16_000);
  });
});
