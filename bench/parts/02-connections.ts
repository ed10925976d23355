import { getRequest } from "../../harness/http-load.ts";
import type { Product } from "../../harness/product.ts";
import { seededUsername } from "../../harness/seed.ts";
import type { TestEnvironment } from "../../harness/test-environment.ts";
import { atLeast, atMost, type Part, type PartResult } from "../bench.ts";
import { recordAnswer } from "../contestants/answers.ts";
import { interleave, type Measured, measure, medianOf, ratio } from "../rounds.ts";
import { timeProfile, type Work } from "../time-profile.ts";
import { withPlace, withProduct } from "../with-product.ts";
import { LOAD_HEAD, loadCells, percent, withSpread } from "../words.ts";
import { bareServers } from "./01-same-bytes.ts";

const CONNECTIONS = [16, 64, 256];
const PLAN = { rounds: 5, seconds: 1.2, warmUpSeconds: 1 };
const SPREAD = 10_000;
const PICKS = 60_000;
/** Opened once each, so that none of them can be known. */
const NEW_CARDS = 12_000;
const NEW_AT_ONCE = 1_000;
const NEW_ROUNDS = 7;
const PROFILED = 4_000;
/** What a page that was not opened before is made of, by the names of the product's functions. */
const WORKS: readonly Work[] = [
  { title: "compressing what is of this card alone", functions: ["deflated", "checkSum"] },
  {
    title: "filling its words into the forms of the page",
    functions: ["renderCardPage", "renderCardPage$1"],
  },
  { title: "asking the database", functions: ["executeQuery"] },
  { title: "sending", functions: ["sendBuffers"] },
  { title: "sweeping up", functions: ["(garbage collector)"] },
];
/** As today's browsers ask. */
export const BROWSER = { "accept-encoding": "gzip, deflate, br, zstd" };

export const connections: Part = {
  name: "connections",
  title: "More people, and more cards",
  about:
    `The page of one card that everybody opens, the pages of ${SPREAD.toLocaleString("en-US")} cards in no order, ` +
    "which are more than the product keeps ready, and cards that nobody has opened yet. Asked for as browsers do.",
  run: (say) => withPlace("SQLite", SPREAD + NEW_CARDS, (place) => run(place, say)),
};

function run(place: TestEnvironment, say: (progress: string) => void): Promise<PartResult> {
  return withProduct(place, async (product) => {
    const hot = pageOf(0);
    const pages = Array.from({ length: SPREAD }, (_, at) => pageOf(at));
    const spread = scattered((chance) => chance * SPREAD, pages);
    // The second card is opened half as often as the first, the hundredth a hundred times less.
    const uneven = scattered((chance) => SPREAD ** chance - 1, pages);
    const answer = await recordAnswer(product.port, {
      path: `/c/${seededUsername(0)}`,
      headers: BROWSER,
      as: `/c/${seededUsername(0)}`,
    });
    const [http, fastify] = await bareServers([answer], place.folder);
    const rows: string[][] = [];
    const goals = [];
    try {
      say("every card once");
      await measure({ ...product, connections: 16, requests: pages }, { count: SPREAD });
      for (const count of CONNECTIONS) {
        say(`${count} connections`);
        const of = await interleave(
          {
            hot: { ...product, connections: count, requests: [hot] },
            spread: { ...product, connections: count, requests: spread },
            uneven: { ...product, connections: count, requests: uneven },
            fastify: { ...fastify, connections: count, requests: [hot] },
            http: { ...http, connections: count, requests: [hot] },
          },
          PLAN,
        );
        const row = (title: string, own: readonly Measured[]) => [
          String(count),
          title,
          ...loadCells(own),
          withSpread(ratio(own, of.hot, "perSecond")),
        ];
        rows.push(
          row("One card", of.hot),
          row("10,000 cards, all alike", of.spread),
          row("10,000 cards, few of them often", of.uneven),
          row("bare Fastify", of.fastify),
          row("bare node:http", of.http),
        );
        if (count === 64) {
          goals.push(
            atLeast({
              name: "10,000 cards, all alike, requests/s against one card",
              figure: ratio(of.spread, of.hot, "perSecond").median,
              limit: 0.6,
            }),
          );
        }
      }
    } finally {
      await Promise.all([http.stop(), fastify.stop()]);
    }
    say("cards that nobody has opened yet");
    const { kept, unknown } = await neverSeen(product, hot);
    rows.push(
      ["16", "One card", ...loadCells(kept), ""],
      ["16", "cards not opened before", ...loadCells(unknown), withSpread(ratio(unknown, kept, "perSecond"))],
    );
    say("where their time goes");
    const shares = await timeOfNewPages(place);
    const profile = `Of the time ${shares.map(({ title, share }) => `${percent(share)} went into ${title}`).join(", ")}.`;
    goals.push(
      atMost({
        name: "Card not opened before, CPU",
        figure: medianOf(unknown, "cpuMicros") / 1000,
        limit: 1,
        unit: "ms",
        profile: `${profile} All but the words of a card is rendered once for all cards, and most of it is compressed once.`,
      }),
      atLeast({
        name: "Card not opened before, requests/s against a kept one",
        figure: ratio(unknown, kept, "perSecond").median,
        limit: 0.15,
        profile:
          `a kept card costs ${medianOf(kept, "cpuMicros").toFixed(0)} µs, so that the ratio leaves ` +
          `${(medianOf(kept, "cpuMicros") / 150).toFixed(2)} ms for a new one, which must be asked of the database, made, ` +
          `compressed and kept before it is sent. ${profile}`,
      }),
    );
    return {
      tables: [
        { head: ["connections", "", ...LOAD_HEAD, "ratio to one card"], rows },
        {
          title: "A card not opened before: what the main thread is busy with",
          head: ["", "share of the time"],
          rows: shares.map(({ title, share }) => [title, percent(share)]),
        },
      ],
      goals,
    };
  });
}

/** Database, rendering, compression and sending, beside a card that is only sent. */
async function neverSeen(product: Product, hot: Buffer) {
  const kept: Measured[] = [];
  const unknown: Measured[] = [];
  for (let round = 0; round < NEW_ROUNDS; round += 1) {
    const first = SPREAD + round * NEW_AT_ONCE;
    const requests = Array.from({ length: NEW_AT_ONCE }, (_, at) => pageOf(first + at));
    unknown.push(await measure({ ...product, connections: 16, requests }, { count: NEW_AT_ONCE }));
    kept.push(await measure({ ...product, connections: 16, requests: [hot] }, { seconds: 0.5 }));
  }
  return { kept, unknown };
}

/** In a process of its own: to be watched costs time. */
function timeOfNewPages(place: TestEnvironment) {
  const open = (first: number) => (product: Product) =>
    measure(
      {
        ...product,
        connections: 16,
        requests: Array.from({ length: PROFILED }, (_, at) => pageOf(first + at)),
      },
      { count: PROFILED },
    );
  return timeProfile(place, WORKS, { prepare: open(0), use: open(PROFILED) });
}

function pageOf(at: number): Buffer {
  return getRequest(`/c/${seededUsername(at)}`, BROWSER);
}

/** Cards by chance, in the same order in every run. */
function scattered(pick: (chance: number) => number, pages: readonly Buffer[]): Buffer[] {
  let state = 1;
  return Array.from({ length: PICKS }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return pages[Math.floor(pick(state / 2_147_483_647))] as Buffer;
  });
}
