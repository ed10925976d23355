import { MIGRATIONS } from "../../../apps/server/src/db/migrations.ts";
import { measureCutListen, measureDelay, measureSilentListen } from "../lib/two-instances/pubsub-delay.ts";
import { fillOneSlot, takeOneName } from "../lib/two-instances/races.ts";
import { shareSessions } from "../lib/two-instances/sessions.ts";
import { type TwoInstances, withTwoInstances } from "../lib/two-instances/setup.ts";
import { countTogether, splitGuesses } from "../lib/two-instances/shared-limits.ts";
import type { Report, Scenario } from "../scenario.ts";

export const twoInstances: Scenario = {
  number: 9,
  title: "Two instances on one PostgreSQL",
  run: (report) =>
    withTwoInstances(async (setup) => {
      await startTogether(setup, report);
      await shareSessions(setup, report);
      await measureDelay(setup, report);
      // The other parts do not depend on LISTEN and run meanwhile.
      await Promise.all([measureSilentListen(setup, report), compete(setup, report)]);
      await measureCutListen(setup, report);
    }),
};

async function compete(setup: TwoInstances, report: Report): Promise<void> {
  await countTogether(setup, report);
  await splitGuesses(setup, report);
  await fillOneSlot(setup, report);
  await takeOneName(setup, report);
}

/** Both instances are ready at this point. */
async function startTogether({ db }: TwoInstances, report: Report): Promise<void> {
  // The migrator's own table is not part of the schema types.
  const done = await db
    .selectFrom("kysely_migration" as "heartbeat")
    .selectAll()
    .execute();
  report.figure({
    what: "started at one moment on an empty database, both ready after",
    value: `${done.length} migrations`,
    expected: `${Object.keys(MIGRATIONS).length} migrations`,
  });
}
