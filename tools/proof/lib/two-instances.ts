import { openDatabase, type RootDb } from "../../../apps/server/src/db/database.ts";
import { withCleanUp } from "../../harness/clean-up.ts";
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
export function withTwoInstances(
  use: (setup: TwoInstances) => Promise<void>,
  clientOptions: ClientOptions = {},
): Promise<void> {
  return withCleanUp(async (later) => {
    const environment = await createTestEnvironment("PostgreSQL");
    later(() => environment.remove());
    const settings = { ...environment.settings, ...NO_RATE_LIMITS, TRUST_PROXY: "1" };
    const start = async () => {
      const product = await startPublicProduct(settings);
      later(() => product.kill());
      const client = openClient(product.port, clientOptions);
      later(() => client.close());
      return { product, client };
    };
    // Both are awaited before a failure of one ends the other.
    const [one, other] = await Promise.allSettled([start(), start()]);
    if (one.status === "rejected") throw one.reason;
    if (other.status === "rejected") throw other.reason;
    const db = openDatabase(environment.target);
    later(() => db.destroy());
    const products = [one.value.product, other.value.product] as const;
    await use({ products, a: one.value.client, b: other.value.client, db });
  });
}

/** Rate limits count per network. */
export function fromNetwork(network: number): { "x-forwarded-for": string } {
  return { "x-forwarded-for": `10.${(network >> 16) & 255}.${(network >> 8) & 255}.${network & 255}` };
}
