import { atRate } from "../../harness/at-rate.ts";
import type { Product } from "../../harness/product.ts";
import { atMost, type Part } from "../bench.ts";
import { pacedReads, type Reads } from "../paced-reads.ts";
import { spread } from "../rounds.ts";
import { withPlace, withProduct } from "../with-product.ts";
import { milliseconds, whole, withSpread } from "../words.ts";

const READS_PER_SECOND = 200;
/** More than can be hashed: the gate has to refuse some. */
const LOGINS_PER_SECOND = 60;
const SECONDS = 5;
const ROUNDS = 7;
const STORM_PROFILE =
  "hashing fills one core, so that of two the product's own thread and the load share the other. Of a hundred turns of their loops the slowest is then " +
  "5 to 7 ms late (the product's alone 1 to 2 ms). Trials without effect: the hashing threads 19 instead of 10 " +
  "steps back, counters of tries written without a flush of the disk.";

export const logins: Part = {
  name: "logins",
  title: "A storm of sign-ins",
  about:
    `${READS_PER_SECOND} card pages a second, in turns of ${SECONDS} s alone and beside ${LOGINS_PER_SECOND} ` +
    "sign-ins a second, each of which hashes a password or is told to come back later.",
  run: (say) =>
    withPlace("SQLite", 0, (place) =>
      withProduct(place, async (product) => {
        const page = `${product.url}/c/demo`;
        const alone: Reads[] = [];
        const beside: Reads[] = [];
        const statuses: Record<number, number> = {};
        await pacedReads(page, READS_PER_SECOND, 2);
        for (let round = 0; round < ROUNDS; round += 1) {
          say(`round ${round + 1} of ${ROUNDS}`);
          alone.push(await pacedReads(page, READS_PER_SECOND, SECONDS));
          const [reads] = await Promise.all([
            pacedReads(page, READS_PER_SECOND, SECONDS),
            storm(product, statuses),
          ]);
          beside.push(reads);
        }
        const ratio = spread(beside.map((reads, at) => reads.p99 / (alone[at] as Reads).p99));
        const seconds = ROUNDS * SECONDS;
        const row = (title: string, reads: readonly Reads[]) => [
          title,
          milliseconds(spread(reads.map(({ p50 }) => p50)).median),
          withSpread(spread(reads.map(({ p99 }) => p99))),
        ];
        return {
          tables: [
            {
              head: ["Card page", "p50 ms", "p99 ms"],
              rows: [
                row("alone", alone),
                row("beside sign-ins", beside),
                ["ratio of p99", "", withSpread(ratio)],
              ],
            },
            {
              head: ["Sign-ins", "a second"],
              rows: [
                ["checked", whole((statuses[401] ?? 0) / seconds)],
                ["told to come back later", whole((statuses[503] ?? 0) / seconds)],
              ],
            },
          ],
          goals: [
            atMost({
              name: "Card page beside sign-ins, p99 against alone",
              figure: ratio.median,
              limit: 3,
              profile: STORM_PROFILE,
            }),
          ],
        };
      }),
    ),
};

/** Strangers with made-up addresses: the work is the same as for a known one. */
function storm(product: Product, statuses: Record<number, number>): Promise<void> {
  return atRate(LOGINS_PER_SECOND, SECONDS, async (at) => {
    const answer = await fetch(`${product.url}/api/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: `stranger-${at}@person.example`, password: "none of yours 1" }),
    });
    await answer.arrayBuffer();
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    if (![401, 503].includes(answer.status)) throw new Error(`A sign-in was answered with ${answer.status}.`);
  });
}
