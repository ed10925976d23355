import { BROWSER_HEADERS, getRequest } from "../../harness/http-load.ts";
import type { Product } from "../../harness/product.ts";
import { fullCardUsername, seededUsername } from "../../harness/seed.ts";
import type { Task } from "../../harness/task.ts";
import { withBuilds } from "../environment.ts";
import { type Measured, measure, medianOf, ratio } from "../rounds.ts";

const CONNECTIONS = 16;
const ROUNDS = 7;
const CARDS_PER_ROUND = 1_000;
/** Round 0 warms up and is not counted. */
const CARDS = (ROUNDS + 1) * CARDS_PER_ROUND;
const CACHED_SECONDS = 0.5;

/** A small card has four channels on the free plan; a full one is a copy of the demo card, with pictures and 18 channels. */
const SUBJECTS = {
  "full card not opened before": { usernameOf: fullCardUsername, maxMs: 1.2, maxRatio: 1.05 },
  "small card not opened before": { usernameOf: seededUsername, maxMs: 1, maxRatio: 1.05 },
  // Ratios of one build to itself scatter by this much.
  "cached full card": { usernameOf: fullCardUsername, maxMs: undefined, maxRatio: 1.05 },
} as const;
type Subject = keyof typeof SUBJECTS;

export const coldCard: Task = {
  title: "Cards not opened before",
  meaning: "Most cards are opened rarely: the uncached render is the normal case and cheap.",
  run: ({ figure, say }, { against }) =>
    withBuilds({ cards: CARDS, fullCards: CARDS }, against, async ({ ours, before }) => {
      const products = [ours, ...(before ? [before] : [])];
      const results = products.map(() => new Map<Subject, Measured[]>());
      for (let round = 0; round <= ROUNDS; round += 1) {
        say(round === 0 ? "warming up" : `round ${round} of ${ROUNDS}`);
        for (const subject of Object.keys(SUBJECTS) as Subject[]) {
          // Whichever build comes first alternates.
          for (const build of round % 2 === 0 ? products.keys() : [...products.keys()].reverse()) {
            const measured = await measureSubject(products[build] as Product, subject, round);
            const all = results[build]?.get(subject) ?? [];
            if (round > 0) results[build]?.set(subject, [...all, measured]);
          }
        }
      }
      for (const [subject, { maxMs, maxRatio }] of Object.entries(SUBJECTS)) {
        const [own = [], other] = results.map((result) => result.get(subject as Subject));
        const value = medianOf(own, "cpuMicros") / 1000;
        figure({ name: `${subject}, CPU`, value, unit: "ms", ...(maxMs && { atMost: maxMs }) });
        if (!other) continue;
        const name = `${subject}, CPU against the other build`;
        figure({ name, value: ratio(own, other, "cpuMicros"), atMost: maxRatio });
      }
    }),
};

function measureSubject(product: Product, subject: Subject, round: number): Promise<Measured> {
  const isCached = subject.startsWith("cached");
  const first = isCached ? 0 : round * CARDS_PER_ROUND;
  const requests = Array.from({ length: isCached ? 1 : CARDS_PER_ROUND }, (_, at) =>
    getRequest(`/c/${SUBJECTS[subject].usernameOf(first + at)}`, BROWSER_HEADERS),
  );
  const target = { ...product, connections: CONNECTIONS, requests };
  return measure(target, isCached ? { seconds: CACHED_SECONDS } : { count: CARDS_PER_ROUND });
}
