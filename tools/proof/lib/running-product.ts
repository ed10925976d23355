import type { RootDb } from "../../../apps/server/src/db/database.ts";
import { withCleanUp } from "../../harness/clean-up.ts";
import { type HttpClient, openClient } from "../../harness/http-client.ts";
import { type LoopLag, watchLoopLag } from "../../harness/loop-lag.ts";
import { type Product, startProduct } from "../../harness/product.ts";
import { createTestEnvironment, type TestEnvironment, withDatabase } from "../../harness/test-environment.ts";

/** A public URL turns off the demo cards and turns on all protections. */
export const PUBLIC_SETTINGS = { PUBLIC_URL: "http://cards.internal", SMTP_URL: "off" };
export const NO_RATE_LIMITS = { RATE_LIMIT_SCALE: "1000000" };

/** The product as on a public server. */
export function startPublicProduct(
  settings: Record<string, string>,
  nodeOptions: readonly string[] = [],
): Promise<Product> {
  return startProduct({ ...PUBLIC_SETTINGS, ...settings }, { nodeOptions });
}

export type Running<Prepared> = {
  environment: TestEnvironment;
  product: Product;
  client: HttpClient;
  prepared: Prepared;
  /** Since the last call. */
  loopLag(): Promise<LoopLag>;
};

/** The product on a database of its own, prepared before the start; both are removed after `use`. */
export function withProduct<Prepared>(
  kind: TestEnvironment["kind"],
  settings: Record<string, string>,
  prepare: (db: RootDb) => Promise<Prepared>,
  use: (running: Running<Prepared>) => Promise<void>,
): Promise<void> {
  return withCleanUp(async (later) => {
    const environment = await createTestEnvironment(kind);
    later(() => environment.remove());
    const prepared = await withDatabase(environment.target, prepare);
    const lag = watchLoopLag(environment.folder);
    const ofProduct = { ...environment.settings, ...settings, ...lag.settings };
    const product = await startPublicProduct(ofProduct, lag.nodeOptions);
    later(() => product.kill());
    const client = openClient(product.port);
    later(() => client.close());
    await use({ environment, product, client, prepared, loopLag: () => lag.since(product) });
  });
}

export type Restartable = Awaited<ReturnType<typeof startRestartable>>;

/** The product for callers that wait while it is killed and restarted. */
export async function startRestartable(settings: Record<string, string>) {
  const start = async () => {
    const product = await startProduct(settings);
    return { product, client: openClient(product.port) };
  };
  let current = start();
  await current;

  async function kill(): Promise<void> {
    const { product, client } = await current;
    await product.kill();
    client.close();
  }

  return {
    client: async (): Promise<HttpClient> => (await current).client,
    kill,
    /** Kills with SIGKILL and starts again. */
    async restart(): Promise<void> {
      const killed = kill();
      current = killed.then(start);
      await current;
    },
  };
}
