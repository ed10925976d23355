import { signIn } from "../../harness/accounts.ts";
import { cardFields } from "../../harness/cards.ts";
import { type LoopLag, watchLoopLag } from "../../harness/loop-lag.ts";
import type { Product } from "../../harness/product.ts";
import { percentile } from "../../harness/statistics.ts";
import { withDatabase } from "../../harness/test-environment.ts";
import type { Part } from "../bench.ts";
import { withEnvironment, withProduct } from "../environment.ts";
import { milliseconds } from "../format.ts";
import { largePhoto } from "../large-photo.ts";
import { type Reads, readAtRate } from "../reads-at-rate.ts";

const PEOPLE = 40;
const READS_PER_SECOND = 100;
const QUIET_SECONDS = 5;
/** Upper bound: the reads are aborted when the saves end. */
const MAX_READ_SECONDS = 120;

type Person = { cookie: string; at: number; cardid?: string };
type Save = (person: Person) => Promise<void>;
type Figures = { latencies: number[]; reads: Reads };

export const saves: Part = {
  name: "saves",
  title: "Cards with a photo of one megabyte",
  about:
    `${PEOPLE} people make a card and then change it, each time with a new photo of just under a megabyte, one person ` +
    `at a time and four at a time, while ${READS_PER_SECOND} card pages a second are read beside it.`,
  run: (say) =>
    withEnvironment("SQLite", {}, async (environment) => {
      const people = await withDatabase(environment.target, async (db) => {
        const people: Person[] = [];
        for (let at = 0; at < PEOPLE; at += 1) people.push({ ...(await signIn(db)), at });
        return people;
      });
      const photo = await largePhoto();
      const lag = watchLoopLag(environment.folder);
      return withProduct(
        environment,
        async (product) => {
          const page = `${product.url}/c/demo`;
          await readAtRate(page, READS_PER_SECOND, 2);
          await lag.since(product);
          const alone = await readAtRate(page, READS_PER_SECOND, QUIET_SECONDS);
          const quiet = await lag.since(product);
          const rows = [["nothing", "", "", ...cells(quiet, alone)]];
          const half = PEOPLE / 2;
          const groups = [
            { title: "one at a time", concurrency: 1, who: people.slice(0, half) },
            { title: "four at a time", concurrency: 4, who: people.slice(half) },
          ];
          for (const { title, concurrency, who } of groups) {
            for (const [verb, save] of Object.entries({ made: add, changed: change })) {
              say(`cards ${verb}, ${title}`);
              await lag.since(product);
              const figures = await besideReads(page, who, concurrency, (person) =>
                save(product, person, photo),
              );
              const delay = await lag.since(product);
              rows.push([
                `cards ${verb}, ${title}`,
                milliseconds(percentile(figures.latencies, 0.5)),
                milliseconds(percentile(figures.latencies, 0.99)),
                ...cells(delay, figures.reads),
              ]);
            }
          }
          return {
            tables: [
              {
                head: [
                  "",
                  "save p50 ms",
                  "save p99 ms",
                  "loop delay p99 ms",
                  "loop delay max ms",
                  "page p50 ms",
                  "page p99 ms",
                ],
                rows,
              },
            ],
            goals: [],
          };
        },
        lag,
      );
    }),
};

function cells(delay: LoopLag, reads: Reads): string[] {
  return [delay.p99, delay.max, reads.p50, reads.p99].map(milliseconds);
}

async function besideReads(
  page: string,
  people: readonly Person[],
  concurrency: number,
  save: Save,
): Promise<Figures> {
  const latencies: number[] = [];
  const waiting = [...people];
  const saved = new AbortController();
  const reads = readAtRate(page, READS_PER_SECOND, MAX_READ_SECONDS, saved.signal);
  const saveNext = async () => {
    for (let person = waiting.shift(); person; person = waiting.shift()) {
      const startedAt = performance.now();
      await save(person);
      latencies.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, saveNext)).finally(() => saved.abort());
  return { latencies, reads: await reads };
}

async function add(product: Product, person: Person, photo: string): Promise<void> {
  const body = await cardFields({ profilepic: photo, username: `photo-${person.at}` });
  person.cardid = (await send(product, person, "POST", "/api/card/add", body)).cardid;
}

async function change(product: Product, person: Person, photo: string): Promise<void> {
  await send(
    product,
    person,
    "PUT",
    `/api/card/updatecard/${person.cardid}`,
    await cardFields({ profilepic: photo }),
  );
}

async function send(product: Product, { cookie }: Person, method: string, path: string, body: unknown) {
  const response = await fetch(product.url + path, {
    method,
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as { cardid: string };
}
