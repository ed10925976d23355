import { signIn } from "../../harness/accounts.ts";
import { getRequest } from "../../harness/http-load.ts";
import type { Product } from "../../harness/product.ts";
import { median } from "../../harness/statistics.ts";
import type { Task } from "../../harness/task.ts";
import { DATABASE_KINDS, withDatabase } from "../../harness/test-environment.ts";
import { withEnvironment, withProduct } from "../environment.ts";
import { interleave } from "../rounds.ts";

const PATH = "/api/contacts/new";
const PLAN = { rounds: 15, seconds: 0.5 };

export const callsByToken: Task = {
  title: "A call by token against the same call by cookie",
  meaning: "A program costs the server what a browser does.",
  async run({ figure }) {
    for (const on of DATABASE_KINDS) {
      await withEnvironment(on, {}, async (environment) => {
        const { cookie } = await withDatabase(environment.target, (db) => signIn(db));
        await withProduct(environment, async (product) => {
          const authorization = `Bearer ${await makeToken(product, cookie)}`;
          const by = (headers: Record<string, string>) => ({
            ...product,
            connections: 4,
            requests: [getRequest(PATH, headers)],
          });
          const of = await interleave({ cookie: by({ cookie }), token: by({ authorization }) }, PLAN);
          // Of rounds that ran next to each other.
          const more = of.token.map(({ cpuMicros }, at) => cpuMicros - (of.cookie[at]?.cpuMicros ?? 0));
          figure({
            on,
            name: "CPU time more than by cookie",
            value: median(more) / 1000,
            unit: "ms",
            atMost: 0.3,
          });
        });
      });
    }
  },
};

async function makeToken({ port }: Product, cookie: string): Promise<string> {
  const response = await fetch(`http://localhost:${port}/api/account/tokens/program`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify({ name: "Bench", permissions: ["contacts:read"], days: null }),
  });
  return ((await response.json()) as { secret: string }).secret;
}
