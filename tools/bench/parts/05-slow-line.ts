import type { Browser } from "@playwright/test";
import type { Product } from "../../harness/product.ts";
import { atMost, type Part } from "../bench.ts";
import { type Paints, paintsOf } from "../browser/paints.ts";
import { withBrowser, withPage } from "../browser/throttled-browser.ts";
import { withBuilds } from "../environment.ts";
import { integer, withSpread } from "../format.ts";
import { type Spread, spread } from "../rounds.ts";

const LINE = { latencyMs: 400, kilobytesPerSecond: 50 };
const VISITS = 9;
const RATIO_LIMIT = 0.7;
const PAINTS = { first: "first contentful paint", largest: "largest contentful paint" } as const;

export const slowLine: Part = {
  name: "line",
  title: "The demo card on a slow line",
  about:
    `Chromium with a screen of 390 by 844, a line of ${LINE.latencyMs} ms round trip and ${LINE.kilobytesPerSecond} KB/s (KB of 1024 bytes) and an ` +
    `empty cache; median of ${VISITS} visits in milliseconds, with the lowest and the highest in brackets. With \`--against\` another build is ` +
    "visited alternately, and the ratio is that of the visits of one pair.",
  run: (say, { against }) =>
    withBuilds({}, against, ({ ours, before }) =>
      withBrowser(async (browser) => {
        const results: Paints[] = [];
        const others: Paints[] = [];
        for (let visit = 0; visit < VISITS; visit += 1) {
          say(`visit ${visit + 1} of ${VISITS}`);
          results.push(await visitDemo(browser, ours));
          if (before) others.push(await visitDemo(browser, before));
        }
        const ratios = before && {
          first: ratioOf(results, others, "first"),
          largest: ratioOf(results, others, "largest"),
        };
        const rows = (Object.keys(PAINTS) as (keyof Paints)[]).map((paint) => [
          PAINTS[paint],
          times(results, paint),
          ...(ratios ? [times(others, paint), withSpread(ratios[paint])] : []),
        ]);
        return {
          tables: [{ head: ["", "ms", ...(ratios ? ["before ms", "ratio"] : [])], rows }],
          // One response carries the first screen. The largest paint is the cover's faint pattern, a file of its own.
          goals: ratios
            ? [
                atMost({
                  name: `Demo card on a slow line, ${PAINTS.first} against the other build`,
                  figure: ratios.first.median,
                  limit: RATIO_LIMIT,
                }),
              ]
            : [],
        };
      }),
    ),
};

function visitDemo(browser: Browser, { url }: Product): Promise<Paints> {
  return withPage(browser, { cpu: 1, network: LINE, url }, (page) => paintsOf(page, `${url}/c/demo`));
}

function times(visits: readonly Paints[], paint: keyof Paints): string {
  const { median, low, high } = spread(visits.map((each) => each[paint]));
  return `${integer(median)} (${integer(low)} to ${integer(high)})`;
}

function ratioOf(ours: readonly Paints[], others: readonly Paints[], paint: keyof Paints): Spread {
  return spread(ours.map((own, visit) => own[paint] / (others[visit] as Paints)[paint]));
}
