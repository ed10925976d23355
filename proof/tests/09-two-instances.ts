import { MIGRATIONS } from "../../apps/server/src/db/migrations.ts";
import { hearNews, hearNothing, loseNews } from "../lib/two-instances/news.ts";
import { fillOneSlot, takeOneName } from "../lib/two-instances/races.ts";
import { type TwoInstances, withTwoInstances } from "../lib/two-instances/scene.ts";
import { shareSessions } from "../lib/two-instances/sessions.ts";
import { countTogether, splitGuesses } from "../lib/two-instances/shared-limits.ts";
import type { Proof, Report } from "../proof.ts";

export const twoInstances: Proof = {
  number: 9,
  title: "Two instances on one PostgreSQL",
  run: (report) =>
    withTwoInstances(async (scene) => {
      await startTogether(scene, report);
      await shareSessions(scene, report);
      await hearNews(scene, report);
      // None of the others depends on news, so they go on while B hears none.
      await Promise.all([hearNothing(scene, report), compete(scene, report)]);
      await loseNews(scene, report);
    }),
};

async function compete(scene: TwoInstances, report: Report): Promise<void> {
  await countTogether(scene, report);
  await splitGuesses(scene, report);
  await fillOneSlot(scene, report);
  await takeOneName(scene, report);
}

/** Both have become ready, or this would not be reached. */
async function startTogether({ db }: TwoInstances, report: Report): Promise<void> {
  // The migrator's own table, which the product's types do not know.
  const done = await db
    .selectFrom("kysely_migration" as "heartbeat")
    .selectAll()
    .execute();
  report.figure({
    what: "started at one moment on an empty database, both ready after",
    value: `${done.length} migrations`,
    wanted: `${Object.keys(MIGRATIONS).length} migrations`,
  });
}
