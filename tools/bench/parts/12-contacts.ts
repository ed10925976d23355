import { cookieOf } from "../../harness/accounts.ts";
import { getRequest, httpLoad } from "../../harness/http-load.ts";
import type { Product } from "../../harness/product.ts";
import type { Report, Task } from "../../harness/task.ts";
import { DATABASE_KINDS, type TestEnvironment, withDatabase } from "../../harness/test-environment.ts";
import { peopleCsv, QUESTIONS, seedPeople } from "../contact-rows.ts";
import { withEnvironment, withProduct } from "../environment.ts";
import { measure } from "../rounds.ts";

const PEOPLE = 100_000;
const SEARCHES = 40;
const IMPORTED = 10_000;
const READS = { connections: 16, requests: [getRequest("/c/demo")], perSecond: 100 };
/** Of the seeded small cards. The first has everybody, the second gets the file. */
const OWNERS = ["owner-0", "owner-1"] as const;

export const contacts: Task = {
  title: "Search among 100,000 people, and an import of 10,000",
  meaning: "Search answers while one types, and an import holds up nobody.",
  async run(report) {
    for (const kind of DATABASE_KINDS) {
      await withEnvironment(kind, { cards: 8 }, async (environment) => {
        report.say(`${kind}: writing ${PEOPLE} people`);
        const [searcher = "", importer = ""] = await withDatabase(environment.target, async (db) => {
          await seedPeople(db, OWNERS[0], PEOPLE);
          return Promise.all(OWNERS.map((owner) => cookieOf(db, owner)));
        });
        await withProduct(environment, async (product) => {
          report.say(`${kind}: searching`);
          await measureSearches(environment, product, searcher, report);
          report.say(`${kind}: importing`);
          await measureImport(environment, product, importer, report);
        });
      });
    }
  },
};

async function measureSearches(
  { kind: on }: TestEnvironment,
  product: Product,
  cookie: string,
  { figure }: Report,
) {
  const requests = QUESTIONS.map((question) =>
    getRequest(`/api/contacts?q=${encodeURIComponent(question)}`, { cookie }),
  );
  const target = { ...product, connections: 1, requests };
  // The first questions read the pages of the database from the disk.
  await measure(target, { count: requests.length });
  const { p95 } = await measure(target, { count: SEARCHES * requests.length });
  figure({ on, name: "search, p95", value: p95, unit: "ms", atMost: 60 });
}

async function measureImport(
  { kind: on }: TestEnvironment,
  { url, port }: Product,
  cookie: string,
  { figure }: Report,
): Promise<void> {
  await httpLoad({ ...READS, port, seconds: 2 });
  const ended = new AbortController();
  const reading = httpLoad({ ...READS, port, seconds: 60, signal: ended.signal });
  const startedAt = performance.now();
  const response = await fetch(`${url}/api/contacts/import`, {
    method: "POST",
    headers: { cookie, "content-type": "text/csv" },
    body: peopleCsv(IMPORTED),
  });
  const seconds = (performance.now() - startedAt) / 1_000;
  ended.abort();
  const { added } = (await response.json()) as { added: number };
  if (added !== IMPORTED) throw new Error(`the import brought ${added} people, status ${response.status}`);
  figure({ on, name: "import of 10,000 people", value: seconds, unit: "s", atMost: 10 });
  const { p99 } = await reading;
  figure({ on, name: "card pages during the import, p99", value: p99, unit: "ms", atMost: 50 });
}
