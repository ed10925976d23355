import { sql } from "kysely";
import { seedCards } from "../../harness/seed.ts";
import type { TestEnvironment } from "../../harness/test-environment.ts";
import { withDatabase } from "../../harness/test-environment.ts";
import { atLeast, type Goal, type Part } from "../bench.ts";
import { databaseSize } from "../database-size.ts";
import { growthQuestions, type Question } from "../growth-questions.ts";
import { type Measured, measure, medianOf, ratio } from "../rounds.ts";
import { KINDS_HERE, withPlace, withProduct } from "../with-product.ts";
import { milliseconds, whole, withSpread } from "../words.ts";

const SMALL = 1_000;
const LARGE = [100_000, 1_000_000];
const ROUNDS = 6;
const GROWTH_PROFILE =
  "asking the database is a sixteenth of such a page, and one look into an index whatever its size; what a larger one adds are " +
  "pages of its file that come from the system instead of the database's own memory. The rounds swing by more than that, as their " +
  "range says: six runs of one day had medians of 0.89 to 1.12.";

export const growth: Part = {
  name: "growth",
  title: "From a thousand to a million cards",
  about:
    "The same questions to a database of a thousand cards and to one that grows, in turns. The ratio is that of the " +
    "requests a second. Every public page is one that the product has not opened before; what the machine itself " +
    "keeps of the database's files is not taken away from it.",
  async run(say) {
    const rows: string[][] = [];
    const sizes: string[][] = [];
    const goals: Goal[] = [];
    for (const kind of KINDS_HERE) {
      await withPlace(kind, SMALL, (small) =>
        withPlace(kind, SMALL, async (large) => {
          sizes.push(await sizeRow(large, SMALL));
          let cards = SMALL;
          for (const wanted of LARGE) {
            say(`${kind}: growing to ${whole(wanted)} cards`);
            await grow(large, cards, wanted);
            cards = wanted;
            sizes.push(await sizeRow(large, wanted));
            say(`${kind}: asking among ${whole(wanted)} cards`);
            const compared = await compare(small, large, wanted);
            for (const { title, few, many } of compared) {
              rows.push([
                kind,
                whole(wanted),
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
                  profile: GROWTH_PROFILE,
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

async function grow(place: TestEnvironment, from: number, to: number): Promise<void> {
  await withDatabase(place.target, async (db) => {
    await seedCards(db, to - from, from);
    // PostgreSQL does this by itself, but only after a while.
    await sql`analyze`.execute(db);
  });
}

async function compare(small: TestEnvironment, large: TestEnvironment, cards: number) {
  const ask = (place: TestEnvironment, count: number) =>
    withDatabase(place.target, (db) => growthQuestions(db, { cards: count, rounds: ROUNDS }));
  const questions = { few: await ask(small, SMALL), many: await ask(large, cards) };
  return withProduct(small, (one) =>
    withProduct(large, async (other) => {
      const results: { title: string; few: Measured[]; many: Measured[] }[] = [];
      for (const [at, question] of questions.few.entries()) {
        const few: Measured[] = [];
        const many: Measured[] = [];
        const { length } = question.rounds;
        for (let round = 0; round < length; round += 1) {
          few.push(await askOnce(one, question, round));
          many.push(await askOnce(other, questions.many[at] as Question, round));
        }
        // The first sixth warms up.
        const warm = Math.ceil(length / ROUNDS);
        results.push({ title: question.title, few: few.slice(warm), many: many.slice(warm) });
      }
      return results;
    }),
  );
}

function askOnce(
  { pid, port }: { pid: number; port: number },
  { rounds, connections }: Question,
  round: number,
) {
  const requests = rounds[round] as readonly Buffer[];
  return measure({ pid, port, connections, requests }, { count: requests.length });
}

function rate(many: readonly Measured[], few: readonly Measured[]) {
  return ratio(many, few, "perSecond");
}

function cells(rounds: readonly Measured[]): string[] {
  return [whole(medianOf(rounds, "perSecond")), milliseconds(medianOf(rounds, "p99"))];
}

async function sizeRow(place: TestEnvironment, cards: number): Promise<string[]> {
  const bytes = await databaseSize(place);
  return [place.kind, whole(cards), (bytes / 1024 / 1024).toFixed(1), whole(bytes / cards)];
}
