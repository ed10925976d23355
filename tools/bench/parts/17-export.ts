import { setTimeout as wait } from "node:timers/promises";
import { processUsage } from "../../harness/process-usage.ts";
import type { Product } from "../../harness/product.ts";
import { fullCardUsername } from "../../harness/seed.ts";
import { type TestEnvironment, withDatabase } from "../../harness/test-environment.ts";
import { atMost, type Goal, type Part } from "../bench.ts";
import { seedPeople } from "../contact-rows.ts";
import { AVAILABLE_KINDS, withEnvironment, withProduct } from "../environment.ts";
import { integer } from "../format.ts";
import { seedYear } from "../insight-rows.ts";
import { cookieOf } from "../requests.ts";

const CARDS = 3;
const PEOPLE = 10_000;
const POLL_MS = 50;
const TIMEOUT_MS = 180_000;
/** Until the memory of the start has been collected. */
const REST_MS = 3_000;

export const exported: Part = {
  name: "export",
  title: "The copy of an account",
  about:
    `An account with ${CARDS} cards that have pictures, ${integer(PEOPLE)} contacts and a year of insights asks for its copy. ` +
    "Memory is that of the process while the copy is made and downloaded, above what it holds at rest.",
  async run(say) {
    const goals: Goal[] = [];
    const rows: string[][] = [];
    for (const kind of AVAILABLE_KINDS) {
      await withEnvironment(kind, { fullCards: CARDS }, async (environment) => {
        say(`${kind}: writing ${integer(PEOPLE)} contacts`);
        const cookie = await prepareAccount(environment);
        say(`${kind}: making the copy`);
        rows.push(await withProduct(environment, (product) => measureCopy(kind, product, cookie, goals)));
      });
    }
    const head = ["", "seconds", "megabytes", "memory at rest, MB", "more at most, MB"];
    return { tables: [{ head, rows }], goals };
  },
};

/** All seeded cards are given to the owner of the first one. */
function prepareAccount({ target }: TestEnvironment): Promise<string> {
  return withDatabase(target, async (db) => {
    const cardIds = Array.from({ length: CARDS }, (_, at) => fullCardUsername(at));
    const { owner_id: owner } = await db
      .selectFrom("card")
      .select("owner_id")
      .where("id", "=", fullCardUsername(0))
      .executeTakeFirstOrThrow();
    await db.updateTable("card").set({ owner_id: owner }).where("id", "in", cardIds).execute();
    await seedYear(db, cardIds);
    await seedPeople(db, owner, PEOPLE);
    return cookieOf(db, owner);
  });
}

type State = { id: string; state: string; size: number | null };

async function measureCopy(
  kind: TestEnvironment["kind"],
  { url, pid }: Product,
  cookie: string,
  goals: Goal[],
): Promise<string[]> {
  const ask = async (method = "GET") => {
    const response = await fetch(`${url}/api/account/export`, { method, headers: { cookie } });
    return ((await response.json()) as { export: State | null }).export;
  };
  await ask();
  await wait(REST_MS);
  const rest = processUsage(pid).rssMb;
  let most = rest;
  const note = () => {
    most = Math.max(most, processUsage(pid).rssMb);
  };
  const sampling = setInterval(note, POLL_MS);
  try {
    const startedAt = performance.now();
    let state = await ask("POST");
    while (state?.state !== "ready") {
      if (performance.now() - startedAt > TIMEOUT_MS) throw new Error(`the copy is ${state?.state}`);
      await wait(POLL_MS);
      state = await ask();
    }
    const seconds = (performance.now() - startedAt) / 1_000;
    const file = await fetch(`${url}/api/account/export/${state.id}/file`, { headers: { cookie } });
    const bytes = (await file.arrayBuffer()).byteLength;
    if (bytes !== state.size) throw new Error(`${bytes} bytes of ${state.size} were downloaded`);
    note();
    goals.push(
      atMost({ name: `Copy of an account, ${kind}`, figure: seconds, limit: 60, unit: "s", digits: 1 }),
      atMost({
        name: `Memory for it above rest, ${kind}`,
        figure: most - rest,
        limit: 60,
        unit: "MB",
        digits: 0,
      }),
    );
    return [
      kind,
      seconds.toFixed(1),
      (bytes / 1_000_000).toFixed(1),
      rest.toFixed(0),
      (most - rest).toFixed(0),
    ];
  } finally {
    clearInterval(sampling);
  }
}
