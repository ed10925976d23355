import { signIn } from "../../harness/accounts.ts";
import { type LoopLag, watchLoopLag } from "../../harness/loop-lag.ts";
import type { Product } from "../../harness/product.ts";
import { percentile } from "../../harness/statistics.ts";
import { withDatabase } from "../../harness/test-environment.ts";
import type { Part } from "../bench.ts";
import { pacedReads, type Reads } from "../paced-reads.ts";
import { largePhoto } from "../photo.ts";
import { cardFields } from "../requests.ts";
import { withPlace, withProduct } from "../with-product.ts";
import { milliseconds } from "../words.ts";

const PEOPLE = 40;
const READS_PER_SECOND = 100;
const QUIET_SECONDS = 5;
/** Longer than any of it takes: the reads end with the saves. */
const LONGEST_SECONDS = 120;

type Person = { cookie: string; at: number; cardid?: string };
type Save = (person: Person) => Promise<void>;
type Figures = { took: number[]; reads: Reads };

export const saves: Part = {
  name: "saves",
  title: "Cards with a photo of one megabyte",
  about:
    `${PEOPLE} people make a card and then change it, each time with a new photo of just under a megabyte, one person ` +
    `at a time and four at a time, while ${READS_PER_SECOND} card pages a second are read beside it.`,
  run: (say) =>
    withPlace("SQLite", 0, async (place) => {
      const people = await withDatabase(place.target, async (db) => {
        const made: Person[] = [];
        for (let at = 0; at < PEOPLE; at += 1) made.push({ ...(await signIn(db)), at });
        return made;
      });
      const photo = await largePhoto();
      const lag = watchLoopLag(place.folder);
      return withProduct(
        place,
        async (product) => {
          const page = `${product.url}/c/demo`;
          await pacedReads(page, READS_PER_SECOND, 2);
          await lag.since(product);
          const alone = await pacedReads(page, READS_PER_SECOND, QUIET_SECONDS);
          const quiet = await lag.since(product);
          const rows = [["nothing", "", "", ...cells(quiet, alone)]];
          const half = PEOPLE / 2;
          const groups = [
            { title: "one at a time", atOnce: 1, who: people.slice(0, half) },
            { title: "four at a time", atOnce: 4, who: people.slice(half) },
          ];
          for (const { title, atOnce, who } of groups) {
            for (const [verb, save] of Object.entries({ made: add, changed: change })) {
              say(`cards ${verb}, ${title}`);
              await lag.since(product);
              const figures = await besideReads(page, who, atOnce, (person) => save(product, person, photo));
              const delay = await lag.since(product);
              rows.push([
                `cards ${verb}, ${title}`,
                milliseconds(percentile(figures.took, 0.5)),
                milliseconds(percentile(figures.took, 0.99)),
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
  atOnce: number,
  save: Save,
): Promise<Figures> {
  const took: number[] = [];
  const waiting = [...people];
  const ending = new AbortController();
  const reads = pacedReads(page, READS_PER_SECOND, LONGEST_SECONDS, ending.signal);
  const oneAfterTheOther = async () => {
    for (let person = waiting.shift(); person; person = waiting.shift()) {
      const begun = performance.now();
      await save(person);
      took.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, oneAfterTheOther)).finally(() => ending.abort());
  return { took, reads: await reads };
}

async function add(product: Product, person: Person, photo: string): Promise<void> {
  const body = { ...cardFields(photo), username: `photo-${person.at}` };
  person.cardid = (await send(product, person, "POST", "/api/card/add", body)).cardid;
}

async function change(product: Product, person: Person, photo: string): Promise<void> {
  await send(product, person, "PUT", `/api/card/updatecard/${person.cardid}`, cardFields(photo));
}

async function send(product: Product, { cookie }: Person, method: string, path: string, body: unknown) {
  const answer = await fetch(product.url + path, {
    method,
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as { cardid: string };
}
