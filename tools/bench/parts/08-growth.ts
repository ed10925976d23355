import { seedCards } from "../../harness/seed.ts";
import type { TestEnvironment } from "../../harness/test-environment.ts";
import { withDatabase } from "../../harness/test-environment.ts";
import { atLeast, type Goal, type Part } from "../bench.ts";
import { databaseSize } from "../database-size.ts";
import { AVAILABLE_KINDS, withEnvironment, withProduct } from "../environment.ts";
import { integer, milliseconds, withSpread } from "../format.ts";
import { growthRequests, type RequestSet } from "../growth-requests.ts";
import { type Measured, measure, medianOf, ratio } from "../rounds.ts";
import { settleDatabase } from "../settle-database.ts";

const SMALL = 1_000;
const LARGE = [100_000, 1_000_000];
const ROUNDS = 6;

export const growth: Part = {
  name: "growth",
  title: "From a thousand to a million cards",
  about:
    "The same requests to a database of a thousand small cards and to one that grows, alternately. The ratio is that of the " +
    "requests a second. Every public page is cold in the product; the operating system's file cache is not dropped.",
  async run(say) {
    const rows: string[][] = [];
    const sizes: string[][] = [];
    const goals: Goal[] = [];
    for (const kind of AVAILABLE_KINDS) {
      await withEnvironment(kind, { cards: SMALL }, (small) =>
        withEnvironment(kind, { cards: SMALL }, async (large) => {
          sizes.push(await sizeRow(large, SMALL));
          let cards = SMALL;
          for (const wanted of LARGE) {
            say(`${kind}: growing to ${integer(wanted)} cards`);
            await grow(large, cards, wanted);
            cards = wanted;
            sizes.push(await sizeRow(large, wanted));
            say(`${kind}: measuring ${integer(wanted)} cards`);
            const compared = await compare(small, large, wanted);
            for (const { title, few, many } of compared) {
              rows.push([
                kind,
                integer(wanted),
                title,
                ...cells(few),
                ...cells(many),
                withSpread(rate(many, few)),
              ]);
            }
            const [read] = compared;
            if (wanted === LARGE.at(-1) && read) {
              goals.push(
                atLeast({
                  name: `Page not opened before, a million cards against a thousand, ${kind}`,
                  figure: rate(read.many, read.few).median,
                  limit: 0.9,
                }),
              );
            }
          }
        }),
      );
    }
    return {
      tables: [
        {
          head: ["", "cards", "", "requests/s of 1,000", "p99 ms", "requests/s", "p99 ms", "ratio"],
          rows,
        },
        { title: "Size", head: ["", "cards", "MB", "bytes a card"], rows: sizes },
      ],
      goals,
    };
  },
};

async function grow(environment: TestEnvironment, from: number, to: number): Promise<void> {
  await withDatabase(environment.target, async (db) => {
    await seedCards(db, to - from, from);
    await settleDatabase(db);
  });
}

async function compare(small: TestEnvironment, large: TestEnvironment, cards: number) {
  const ask = (environment: TestEnvironment, count: number) =>
    withDatabase(environment.target, (db) => growthRequests(db, { cards: count, rounds: ROUNDS }));
  const requests = { few: await ask(small, SMALL), many: await ask(large, cards) };
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
) {
  const requests = rounds[round] as readonly Buffer[];
  return measure({ pid, port, connections, requests }, { count: requests.length });
}

function rate(many: readonly Measured[], few: readonly Measured[]) {
  return ratio(many, few, "perSecond");
}

function cells(rounds: readonly Measured[]): string[] {
  return [integer(medianOf(rounds, "perSecond")), milliseconds(medianOf(rounds, "p99"))];
}

async function sizeRow(environment: TestEnvironment, cards: number): Promise<string[]> {
  const bytes = await databaseSize(environment);
  return [environment.kind, integer(cards), (bytes / 1024 / 1024).toFixed(1), integer(bytes / cards)];
}
