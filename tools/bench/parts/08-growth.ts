import { statSync } from "node:fs";
import { sql } from "kysely";
import { seedCards, settleDatabase } from "../../harness/seed.ts";
import type { Task } from "../../harness/task.ts";
import { DATABASE_KINDS, type TestEnvironment, withDatabase } from "../../harness/test-environment.ts";
import { withEnvironment, withProduct } from "../environment.ts";
import { growthRequests, type RequestSet } from "../growth-requests.ts";
import { type Measured, measure, ratio } from "../rounds.ts";

const SMALL = 1_000;
const LARGE = 1_000_000;
const ROUNDS = 6;

/** Every public page is cold in the product; the operating system's file cache is not dropped. */
export const growth: Task = {
  title: "A million cards against a thousand, requests a second of each",
  meaning: "No request gets slower with the number of cards.",
  async run({ figure, say }) {
    for (const on of DATABASE_KINDS) {
      await withEnvironment(on, { cards: SMALL }, (small) =>
        withEnvironment(on, { cards: SMALL }, async (large) => {
          say(`${on}: growing`);
          await withDatabase(large.target, async (db) => {
            await seedCards(db, LARGE - SMALL, SMALL);
            await settleDatabase(db);
          });
          figure({
            on,
            name: "size of a card with its indexes",
            value: await bytesPerCard(large),
            unit: "B",
          });
          say(`${on}: measuring`);
          for (const { title, few, many } of await compare(small, large)) {
            const value = ratio(many, few, "perSecond");
            figure({ on, name: title, value, ...(title === "public page, cold" && { atLeast: 0.9 }) });
          }
        }),
      );
    }
  },
};

async function compare(small: TestEnvironment, large: TestEnvironment) {
  const ask = ({ target }: TestEnvironment, cards: number) =>
    withDatabase(target, (db) => growthRequests(db, { cards, rounds: ROUNDS }));
  const requests = { few: await ask(small, SMALL), many: await ask(large, LARGE) };
  return withProduct(small, (one) =>
    withProduct(large, async (other) => {
      const results: { title: string; few: Measured[]; many: Measured[] }[] = [];
      for (const [at, requestSet] of requests.few.entries()) {
        const few: Measured[] = [];
        const many: Measured[] = [];
        const { length } = requestSet.rounds;
        for (let round = 0; round < length; round += 1) {
          few.push(await measureRound(one, requestSet, round));
          many.push(await measureRound(other, requests.many[at] as RequestSet, round));
        }
        // The first sixth of the rounds warms up.
        const warm = Math.ceil(length / ROUNDS);
        results.push({ title: requestSet.title, few: few.slice(warm), many: many.slice(warm) });
      }
      return results;
    }),
  );
}

function measureRound(
  { pid, port }: { pid: number; port: number },
  { rounds, connections }: RequestSet,
  round: number,
): Promise<Measured> {
  const requests = rounds[round] as readonly Buffer[];
  return measure({ pid, port, connections, requests }, { count: requests.length });
}

async function bytesPerCard({ target }: TestEnvironment): Promise<number> {
  if (target.kind === "sqlite") return Math.round(statSync(target.file).size / LARGE);
  return withDatabase(target, async (db) => {
    const size = sql<{ size: number }>`select pg_database_size(current_database()) as size`;
    return Math.round(Number((await size.execute(db)).rows[0]?.size) / LARGE);
  });
}
