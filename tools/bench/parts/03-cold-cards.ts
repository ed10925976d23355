import { getRequest } from "../../harness/http-load.ts";
import type { Product } from "../../harness/product.ts";
import { fullCardUsername, seededUsername } from "../../harness/seed.ts";
import type { TestEnvironment } from "../../harness/test-environment.ts";
import { atMost, type Goal, type Part, type Say } from "../bench.ts";
import { type Category, profileCpu } from "../cpu-profile.ts";
import { type Builds, withBuilds } from "../environment.ts";
import { LOAD_HEAD, loadCells, percent, withSpread } from "../format.ts";
import { BROWSER_HEADERS } from "../requests.ts";
import { type Measured, measure, medianOf, ratio } from "../rounds.ts";

const CONNECTIONS = 16;
const ROUNDS = 7;
const COLD_CARDS_PER_ROUND = 1_000;
const PROFILED_CARDS = 4_000;
/** Round 0 warms up and is not counted. */
const COLD_CARDS = (ROUNDS + 1) * COLD_CARDS_PER_ROUND;
const CACHED_SECONDS = 0.5;
const COLD_FULL_CARD_MS = 1.2;
const COLD_SMALL_CARD_MS = 1;
/** Ratios of one build to itself scatter by this much. */
const CACHED_NOISE = 0.05;

const SIZES = { small: seededUsername, full: fullCardUsername };
const SUBJECTS = ["cold full", "cold small", "cached full", "cached small"] as const;

/** Parts of a cold page by the names of the functions that are on the stack. */
const CATEGORIES: readonly Category[] = [
  {
    title: "compression",
    functions: [
      "deflated",
      "checkSum",
      "zlibBufferSync",
      "processChunkSync",
      "gzipSync",
      "brotliCompressSync",
    ],
  },
  { title: "rendering", functions: ["renderCardPage", "renderCardPage$1"] },
  { title: "database", functions: ["executeQuery"] },
  { title: "sending", functions: ["sendBuffers", "send"] },
  { title: "garbage collection", functions: ["(garbage collector)"] },
];

type Subject = (typeof SUBJECTS)[number];
type Results = Record<Subject, Measured[]>;

export const coldCards: Part = {
  name: "cold",
  title: "Cards not opened before",
  about:
    `Pages of cards that are opened for the first time, ${COLD_CARDS_PER_ROUND.toLocaleString("en-US")} per round, and of one ` +
    "cached card, requested as browsers do. A small card has four channels on the free plan; a full one is a copy of the demo " +
    "card: photo, logo, 18 channels, premium plan. With `--against` another build is measured in the same rounds.",
  run: (say, { against }) =>
    withBuilds({ cards: COLD_CARDS, fullCards: COLD_CARDS }, against, async (builds, environment) => {
      const { ours, before } = await measureBuilds(builds, say);
      say("CPU profile of full cards");
      const shares = await profileColdPages(environment);
      const profile = shares.map(({ title, share }) => `${title} ${percent(share)}`).join(", ");
      const tables = [
        {
          head: ["build", "card", ...LOAD_HEAD, ...(before ? ["CPU ratio to before"] : [])],
          rows: [...rows("this", ours, before), ...(before ? rows("before", before, before) : [])],
        },
        {
          title: "A full card not opened before: shares of the main thread's busy time",
          head: ["", "share"],
          rows: shares.map(({ title, share }) => [title, percent(share)]),
        },
      ];
      return { tables, goals: [...goals(ours, profile), ...(before ? comparedGoals(ours, before) : [])] };
    }),
};

async function measureBuilds({ ours, before }: Builds, say: Say) {
  const products = [ours, ...(before ? [before] : [])];
  const results = products.map(
    () => Object.fromEntries(SUBJECTS.map((subject) => [subject, [] as Measured[]])) as Results,
  );
  for (let round = 0; round <= ROUNDS; round += 1) {
    say(round === 0 ? "warming up" : `round ${round} of ${ROUNDS}`);
    for (const subject of SUBJECTS) {
      // Whichever build comes first alternates.
      const order = round % 2 === 0 ? [...products.keys()] : [...products.keys()].reverse();
      for (const build of order) {
        const measured = await measureSubject(products[build] as Product, subject, round);
        if (round > 0) results[build]?.[subject].push(measured);
      }
    }
  }
  return { ours: results[0] as Results, before: results[1] };
}

function measureSubject(product: Product, subject: Subject, round: number): Promise<Measured> {
  const [state, size] = subject.split(" ") as ["cold" | "cached", keyof typeof SIZES];
  if (state === "cold") return openCards(product, size, round * COLD_CARDS_PER_ROUND, COLD_CARDS_PER_ROUND);
  const requests = [pageRequest(SIZES[size](0))];
  return measure({ ...product, connections: CONNECTIONS, requests }, { seconds: CACHED_SECONDS });
}

function openCards(product: Product, size: keyof typeof SIZES, first: number, count: number) {
  const requests = Array.from({ length: count }, (_, index) => pageRequest(SIZES[size](first + index)));
  return measure({ ...product, connections: CONNECTIONS, requests }, { count });
}

/** In a process of its own, because profiling costs time. */
function profileColdPages(environment: TestEnvironment) {
  return profileCpu(environment, CATEGORIES, {
    prepare: (product) => openCards(product, "full", 0, PROFILED_CARDS),
    use: (product) => openCards(product, "full", PROFILED_CARDS, PROFILED_CARDS),
  });
}

function rows(build: string, results: Results, before: Results | undefined): string[][] {
  return SUBJECTS.map((subject) => [
    build,
    subject,
    ...loadCells(results[subject]),
    ...(before ? [withSpread(ratio(results[subject], before[subject], "cpuMicros"))] : []),
  ]);
}

function goals(results: Results, profile: string): Goal[] {
  const cpuMs = (subject: Subject) => medianOf(results[subject], "cpuMicros") / 1000;
  return [
    atMost({
      name: "Full card not opened before, CPU",
      figure: cpuMs("cold full"),
      limit: COLD_FULL_CARD_MS,
      unit: "ms",
      profile,
    }),
    atMost({
      name: "Small card not opened before, CPU",
      figure: cpuMs("cold small"),
      limit: COLD_SMALL_CARD_MS,
      unit: "ms",
    }),
  ];
}

function comparedGoals(ours: Results, before: Results): Goal[] {
  return [
    atMost({
      name: "Cached full card, CPU against the other build",
      figure: ratio(ours["cached full"], before["cached full"], "cpuMicros").median,
      limit: 1 + CACHED_NOISE,
    }),
  ];
}

function pageRequest(username: string): Buffer {
  return getRequest(`/c/${username}`, BROWSER_HEADERS);
}
