import { atRate } from "../../harness/at-rate.ts";
import type { Product } from "../../harness/product.ts";
import type { Part } from "../bench.ts";
import { withEnvironment, withProduct } from "../environment.ts";
import { integer, milliseconds, withSpread } from "../format.ts";
import { type Reads, readAtRate } from "../reads-at-rate.ts";
import { spread } from "../rounds.ts";

const READS_PER_SECOND = 200;
/** More than two cores can hash, so that the password semaphore refuses some. */
const LOGINS_PER_SECOND = 60;
const SECONDS = 5;
const ROUNDS = 7;

export const logins: Part = {
  name: "logins",
  title: "A storm of sign-ins",
  about:
    `${READS_PER_SECOND} card pages a second, alternately for ${SECONDS} s alone and beside ${LOGINS_PER_SECOND} ` +
    "sign-ins a second, each of which hashes a password or is answered 503.",
  run: (say) =>
    withEnvironment("SQLite", {}, (environment) =>
      withProduct(environment, async (product) => {
        const page = `${product.url}/c/demo`;
        const alone: Reads[] = [];
        const beside: Reads[] = [];
        const statuses: Record<number, number> = {};
        await readAtRate(page, READS_PER_SECOND, 2);
        for (let round = 0; round < ROUNDS; round += 1) {
          say(`round ${round + 1} of ${ROUNDS}`);
          alone.push(await readAtRate(page, READS_PER_SECOND, SECONDS));
          const [reads] = await Promise.all([
            readAtRate(page, READS_PER_SECOND, SECONDS),
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
                ["checked", integer((statuses[401] ?? 0) / seconds)],
                ["answered 503", integer((statuses[503] ?? 0) / seconds)],
              ],
            },
          ],
          goals: [],
        };
      }),
    ),
};

/** Unknown email addresses: the work is the same as for known ones. */
function storm(product: Product, statuses: Record<number, number>): Promise<void> {
  return atRate(LOGINS_PER_SECOND, SECONDS, async (index) => {
    const response = await fetch(`${product.url}/api/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: `stranger-${index}@person.example`, password: "none of yours 1" }),
    });
    await response.arrayBuffer();
    statuses[response.status] = (statuses[response.status] ?? 0) + 1;
    if (![401, 503].includes(response.status))
      throw new Error(`A sign-in was answered with ${response.status}.`);
  });
}
