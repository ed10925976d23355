import { get } from "node:http";
import type { Product } from "../../harness/product.ts";
import { fullCardUsername } from "../../harness/seed.ts";
import { withDatabase } from "../../harness/test-environment.ts";
import { atMost, type Goal, type Part } from "../bench.ts";
import { withEnvironment, withProduct } from "../environment.ts";
import { integer, milliseconds } from "../format.ts";
import { readAtRate } from "../reads-at-rate.ts";
import { cookieOf } from "../requests.ts";

const PEOPLE = 12;
const DRAWING_AT_ONCE = 4;
const READS_PER_SECOND = 100;
const KILOBYTE = 1024;

/** Every piece with what it may take and weigh. */
const PIECES = [
  { name: "Print PDF", file: "print.pdf", maxMs: 1_000, maxKb: 300 },
  { name: "Sheet of ten", file: "print.pdf?format=sheet-a4", maxMs: 1_000, maxKb: 300 },
  { name: "Call background", file: "background.png?size=call-1920", maxMs: 1_500, maxKb: null },
  { name: "Large call background", file: "background.png?size=call-2560", maxMs: 1_500, maxKb: null },
  { name: "Lock screen", file: "background.png?size=lock-1170", maxMs: 1_500, maxKb: null },
  { name: "Page in one file", file: "page.html", maxMs: 1_500, maxKb: 400 },
  { name: "QR code, read back", file: "qr.png?frame=engraved", maxMs: 1_500, maxKb: null },
] as const;

export const shareKit: Part = {
  name: "share-kit",
  title: "The share kit",
  about:
    `Each piece is drawn once for each of ${PEOPLE} copies of the demo card, none of them cached; the median counts. ` +
    `Then ${DRAWING_AT_ONCE} people draw backgrounds at once, while a cached card is read ${READS_PER_SECOND} times a second.`,
  async run(say) {
    const goals: Goal[] = [];
    return withEnvironment("SQLite", { fullCards: PEOPLE }, async (environment) => {
      const people = await withDatabase(environment.target, async (db) => {
        const names = Array.from({ length: PEOPLE }, (_, at) => fullCardUsername(at));
        const cards = await db
          .selectFrom("card")
          .select(["id", "owner_id"])
          .where("username", "in", names)
          .orderBy("id")
          .execute();
        return Promise.all(
          cards.map(async ({ id, owner_id }) => ({ cardId: id, cookie: await cookieOf(db, owner_id) })),
        );
      });
      return withProduct(environment, async (product) => {
        // Fonts, libraries and the reader of codes are loaded with the first piece.
        await drawAll(product, people.slice(0, 1), "print.pdf?format=card-us");
        await drawAll(product, people.slice(0, 1), "qr.png?frame=band");
        const rows: string[][] = [];
        for (const { name, file, maxMs, maxKb } of PIECES) {
          say(name);
          const drawn = await drawAll(product, people, file);
          const ms = median(drawn.map((piece) => piece.ms));
          const kb = Math.max(...drawn.map((piece) => piece.bytes)) / KILOBYTE;
          rows.push([name, milliseconds(ms), integer(kb)]);
          goals.push(atMost({ name, figure: ms, limit: maxMs, unit: "ms", digits: 0 }));
          if (maxKb !== null) {
            goals.push(atMost({ name: `${name}, size`, figure: kb, limit: maxKb, unit: "KB", digits: 0 }));
          }
        }
        say("reads while backgrounds are drawn");
        const reads = await readWhileDrawing(product, people.slice(0, DRAWING_AT_ONCE));
        goals.push(
          atMost({
            name: `Card reads, p99, while ${DRAWING_AT_ONCE} people draw`,
            figure: reads.p99,
            limit: 50,
            unit: "ms",
            digits: 1,
          }),
        );
        return {
          tables: [
            { title: "Pieces", head: ["", "median ms", "largest KB"], rows },
            {
              title: "Reads of a cached card meanwhile",
              head: ["reads", "p50 ms", "p99 ms"],
              rows: [[integer(reads.count), milliseconds(reads.p50), milliseconds(reads.p99)]],
            },
          ],
          goals,
        };
      });
    });
  },
};

type Person = { readonly cardId: string; readonly cookie: string };
type Drawn = { readonly ms: number; readonly bytes: number };

/** One after the other: what is measured is drawing, not waiting. */
async function drawAll(product: Product, people: readonly Person[], file: string): Promise<Drawn[]> {
  const drawn: Drawn[] = [];
  for (const person of people) drawn.push(await draw(product, person, file));
  return drawn;
}

async function readWhileDrawing(product: Product, people: readonly Person[]) {
  const stop = new AbortController();
  const url = `http://127.0.0.1:${product.port}/c/demo`;
  const reading = readAtRate(url, READS_PER_SECOND, 60, stop.signal);
  // Mirrored ones are not cached yet.
  const sizes = ["call-1920", "call-2560", "lock-1170", "lock-1080"];
  await Promise.all(
    people.map(async (person) => {
      for (const size of sizes) await draw(product, person, `background.png?size=${size}&mirrored=true`);
    }),
  );
  stop.abort();
  return reading;
}

function draw({ port }: Product, { cardId, cookie }: Person, file: string): Promise<Drawn> {
  const startedAt = performance.now();
  const { promise, resolve, reject } = Promise.withResolvers<Drawn>();
  get({ host: "127.0.0.1", port, path: `/api/kit/${cardId}/${file}`, headers: { cookie } }, (response) => {
    let bytes = 0;
    response.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
    });
    response.once("end", () => {
      if (response.statusCode === 200) resolve({ ms: performance.now() - startedAt, bytes });
      else reject(new Error(`${file}: ${response.statusCode}`));
    });
  }).once("error", reject);
  return promise;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;
}
