import type { RootDb } from "../../apps/server/src/db/database.ts";
import { type LoopLag, watchLoopLag } from "../../harness/loop-lag.ts";
import { type Product, startProduct } from "../../harness/product.ts";
import { createTestEnvironment, type TestEnvironment, withDatabase } from "../../harness/test-environment.ts";
import { type HttpClient, openClient } from "./http-client.ts";

/** As on a server of one's own, not as on the machine of somebody who tries it out: no demo cards, all protections. */
export const SERVED = { PUBLIC_URL: "http://cards.internal" };
export const WITHOUT_LIMITS = { RATE_LIMIT_SCALE: "1000000" };

/** The product as it is shipped, in such a place. */
export function startServed(
  settings: Record<string, string>,
  nodeOptions: readonly string[] = [],
): Promise<Product> {
  return startProduct({ ...SERVED, ...settings }, { nodeOptions });
}

export type Running<Prepared> = {
  place: TestEnvironment;
  product: Product;
  client: HttpClient;
  prepared: Prepared;
  /** Since the last time it was asked. */
  loopLag(): Promise<LoopLag>;
};

/** The product on a database of its own that was filled beforehand; both are gone afterwards. */
export async function withProduct<Prepared>(
  kind: TestEnvironment["kind"],
  settings: Record<string, string>,
  prepare: (db: RootDb) => Promise<Prepared>,
  use: (running: Running<Prepared>) => Promise<void>,
): Promise<void> {
  const place = await createTestEnvironment(kind);
  try {
    const prepared = await withDatabase(place.target, prepare);
    const lag = watchLoopLag(place.folder);
    const product = await startServed({ ...place.settings, ...settings, ...lag.settings }, lag.nodeOptions);
    const client = openClient(product.port);
    try {
      await use({ place, product, client, prepared, loopLag: () => lag.since(product) });
    } finally {
      client.close();
      await product.kill();
    }
  } finally {
    await place.remove();
  }
}
