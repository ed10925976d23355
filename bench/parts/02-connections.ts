import type { Place } from "../../rig/databases.ts";
import { getRequest } from "../../rig/http-load.ts";
import type { Product } from "../../rig/product.ts";
import { seededUsername } from "../../rig/seed-cards.ts";
import { atLeast, atMost, type Part, type PartResult } from "../bench.ts";
import { recordAnswer } from "../contestants/answers.ts";
import { interleave, type Measured, measure, medianOf, ratio } from "../rounds.ts";
import { withPlace, withProduct } from "../with-product.ts";
import { LOAD_HEAD, loadCells, withSpread } from "../words.ts";
import { bareServers } from "./01-same-bytes.ts";

const CONNECTIONS = [16, 64, 256];
const PLAN = { rounds: 5, seconds: 1.2, warmUpSeconds: 1 };
const SPREAD = 10_000;
const PICKS = 60_000;
/** Opened once each, so that none of them can be known. */
const NEW_CARDS = 12_000;
const NEW_AT_ONCE = 1_000;
const NEW_ROUNDS = 7;
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

function run(place: Place, say: (progress: string) => void): Promise<PartResult> {
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
    goals.push(
      atMost({
        name: "Card not opened before, CPU",
        figure: medianOf(unknown, "cpuMicros") / 1000,
        limit: 1,
        unit: "ms",
        profile:
          "a quarter of it compresses what is of this card alone, a fifth is React rendering it, a twelfth reading it from the " +
          "database and checking it, a twentieth sweeping up, a twentieth sending. The page around the card is rendered and its larger " +
          "parts are compressed once for all cards.",
      }),
      atLeast({
        name: "Card not opened before, requests/s against a kept one",
        figure: ratio(unknown, kept, "perSecond").median,
        limit: 0.15,
        profile:
          "a kept card costs some 40 µs, so that the ratio leaves 0.27 ms for a new one. Compressing and rendering what is of " +
          "this card alone take 0.45 ms.",
      }),
    );
    return {
      tables: [{ head: ["connections", "", ...LOAD_HEAD, "ratio to one card"], rows }],
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
