import type { Product } from "../../harness/product.ts";
import { percentile } from "../../harness/statistics.ts";
import { type TestEnvironment, withDatabase } from "../../harness/test-environment.ts";
import { atMost, type Goal, type Part } from "../bench.ts";
import { peopleCsv, QUESTIONS, seedPeople } from "../contact-rows.ts";
import { AVAILABLE_KINDS, withEnvironment, withProduct } from "../environment.ts";
import { integer, milliseconds } from "../format.ts";
import { readAtRate } from "../reads-at-rate.ts";
import { cookieOf } from "../requests.ts";

const PEOPLE = 100_000;
const SEARCHES = 40;
const IMPORTED = 10_000;
const READS_PER_SECOND = 100;
/** Upper bound: the reads are aborted when the import ends. */
const MAX_READ_SECONDS = 60;
/** Of the seeded small cards. The first has everybody, the second gets the file. */
const OWNERS = ["owner-0", "owner-1"] as const;

export const contacts: Part = {
  name: "contacts",
  title: "Contacts",
  about:
    `One owner has ${integer(PEOPLE)} people. Each question is asked ${SEARCHES} times, one after the other. Then another owner ` +
    `imports ${integer(IMPORTED)} people from one .csv file, while ${READS_PER_SECOND} card pages a second are read.`,
  async run(say) {
    const goals: Goal[] = [];
    const searches: string[][] = [];
    const imports: string[][] = [];
    for (const kind of AVAILABLE_KINDS) {
      await withEnvironment(kind, { cards: 8 }, async (environment) => {
        say(`${kind}: writing ${integer(PEOPLE)} people`);
        const cookies = await withDatabase(environment.target, async (db) => {
          await seedPeople(db, OWNERS[0], PEOPLE);
          return Promise.all(OWNERS.map((owner) => cookieOf(db, owner)));
        });
        await withProduct(environment, async (product) => {
          say(`${kind}: searching`);
          searches.push(...(await measureSearches(environment, product, cookies[0] as string, goals)));
          say(`${kind}: importing`);
          imports.push(await measureImport(environment, product, cookies[1] as string, goals));
        });
      });
    }
    return {
      tables: [
        { title: "GET /api/contacts", head: ["", "question", "p50 ms", "p95 ms"], rows: searches },
        {
          title: "POST /api/contacts/import",
          head: ["", "people", "seconds", "reads meanwhile, p50 ms", "p99 ms"],
          rows: imports,
        },
      ],
      goals,
    };
  },
};

async function measureSearches(
  { kind }: TestEnvironment,
  product: Product,
  cookie: string,
  goals: Goal[],
): Promise<string[][]> {
  const rows: string[][] = [];
  const all: number[] = [];
  for (const question of ["", ...QUESTIONS]) {
    const path = `/api/contacts?q=${encodeURIComponent(question)}`;
    const latencies = await ask(product, path, cookie);
    if (question !== "") all.push(...latencies);
    const shown = question === "" ? "none: the first page" : question;
    rows.push([
      kind,
      shown,
      milliseconds(percentile(latencies, 0.5)),
      milliseconds(percentile(latencies, 0.95)),
    ]);
  }
  goals.push(
    atMost({
      name: `Search among ${integer(PEOPLE)} contacts, p95, ${kind}`,
      figure: percentile(all, 0.95),
      limit: 60,
      unit: "ms",
      digits: 1,
    }),
  );
  return rows;
}

/** In milliseconds, without the first one, which reads the pages of the database from the disk. */
async function ask({ url }: Product, path: string, cookie: string): Promise<number[]> {
  const latencies: number[] = [];
  for (let at = 0; at <= SEARCHES; at += 1) {
    const sentAt = performance.now();
    const response = await fetch(url + path, { headers: { cookie } });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    await response.arrayBuffer();
    if (at > 0) latencies.push(performance.now() - sentAt);
  }
  return latencies;
}

async function measureImport(
  { kind }: TestEnvironment,
  { url }: Product,
  cookie: string,
  goals: Goal[],
): Promise<string[]> {
  const page = `${url}/c/demo`;
  await readAtRate(page, READS_PER_SECOND, 2);
  const ended = new AbortController();
  const reading = readAtRate(page, READS_PER_SECOND, MAX_READ_SECONDS, ended.signal);
  const startedAt = performance.now();
  const response = await fetch(`${url}/api/contacts/import`, {
    method: "POST",
    headers: { cookie, "content-type": "text/csv" },
    body: peopleCsv(IMPORTED),
  });
  const seconds = (performance.now() - startedAt) / 1_000;
  ended.abort();
  const reads = await reading;
  const { added } = (await response.json()) as { added: number };
  if (added !== IMPORTED) throw new Error(`the import brought ${added} people, status ${response.status}`);
  goals.push(
    atMost({ name: `Import of ${integer(IMPORTED)} people, ${kind}`, figure: seconds, limit: 10, unit: "s" }),
    atMost({
      name: `Card pages during the import, p99, ${kind}`,
      figure: reads.p99,
      limit: 50,
      unit: "ms",
      digits: 1,
    }),
  );
  return [kind, integer(added), seconds.toFixed(1), milliseconds(reads.p50), milliseconds(reads.p99)];
}
