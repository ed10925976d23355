import { startProduct } from "../../harness/product.ts";
import { type HttpClient, openClient } from "./http-client.ts";

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
