import { expect, test } from "vitest";
import { withDatabase } from "../harness/test-environment.ts";
import { withEnvironment, withProduct } from "./environment.ts";
import { growthRequests } from "./growth-requests.ts";
import { measure } from "./rounds.ts";

const CARDS = 1_000;
/** It starts the product twice and seeds a database. */
const TIMEOUT_MS = 180_000;

test(
  "the product answers every request of the bench for growing databases",
  async () => {
    await withEnvironment("SQLite", { cards: CARDS }, async (environment) => {
      const sets = await withDatabase(environment.target, (db) =>
        growthRequests(db, { cards: CARDS, rounds: 1 }),
      );
      await withProduct(environment, async ({ pid, port }) => {
        for (const { title, rounds, connections } of sets) {
          const requests = rounds[0] ?? [];
          const { perSecond } = await measure(
            { pid, port, connections, requests },
            { count: requests.length },
          );
          expect(perSecond, title).toBeGreaterThan(0);
        }
      });
    });
  },
  TIMEOUT_MS,
);
