import { openDatabase, type RootDb } from "../../../apps/server/src/db/database.ts";
import { type ClientOptions, type HttpClient, openClient } from "../../harness/http-client.ts";
import type { Product } from "../../harness/product.ts";
import { createTestEnvironment } from "../../harness/test-environment.ts";
import { NO_RATE_LIMITS, startPublicProduct } from "./running-product.ts";

export type TwoInstances = {
  products: readonly [Product, Product];
  a: HttpClient;
  b: HttpClient;
  db: RootDb;
};

/** Two instances started at the same time on one empty PostgreSQL. */
export async function withTwoInstances(
  use: (setup: TwoInstances) => Promise<void>,
  clientOptions: ClientOptions = {},
): Promise<void> {
  const ends: (() => unknown)[] = [];
  try {
    const environment = await createTestEnvironment("PostgreSQL");
    ends.push(() => environment.remove());
    const settings = { ...environment.settings, ...NO_RATE_LIMITS, TRUST_PROXY: "1" };
    const starts = await Promise.allSettled([startPublicProduct(settings), startPublicProduct(settings)]);
    const products = starts.flatMap((start) => (start.status === "fulfilled" ? [start.value] : []));
    ends.push(() => Promise.all(products.map((product) => product.kill())));
    for (const start of starts) if (start.status === "rejected") throw start.reason;
    const clients = products.map(({ port }) => openClient(port, clientOptions));
    ends.push(() => clients.map((client) => client.close()));
    const db = openDatabase(environment.target);
    ends.push(() => db.destroy());
    const [a, b] = clients as [HttpClient, HttpClient];
    await use({ products: products as [Product, Product], a, b, db });
  } finally {
    for (const end of ends.reverse()) await end();
  }
}

/** Rate limits count per network. */
export function fromNetwork(network: number): { "x-forwarded-for": string } {
  return { "x-forwarded-for": `10.${(network >> 16) & 255}.${(network >> 8) & 255}.${network & 255}` };
}
