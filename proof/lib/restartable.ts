import { startProduct } from "../../harness/product.ts";
import { type HttpClient, openClient } from "./http-client.ts";

export type Restartable = Awaited<ReturnType<typeof startRestartable>>;

/** The product for callers who do not mind that it is killed now and then: they wait until it is back. */
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
    /** With SIGKILL, in the midst of whatever it does. */
    async restart(): Promise<void> {
      const killed = kill();
      current = killed.then(start);
      await current;
    },
  };
}
